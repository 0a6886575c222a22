import { sha256 } from '#src/lib/format/sha256.ts';

/**
 * The contract between the browser, the verifier functions and the security rules. The functions
 * bundle this module; the tests of the rules compare the rules with it.
 */

/** The callable verifiers and the actions that each accepts. */
export const verifierActions = {
  verifyRecaptchaMortgage: ['submit'],
  verifyRecaptcha: ['contact', 'purchase_leads'],
} as const;

export type VerifierName = keyof typeof verifierActions;
export type LeadAction = (typeof verifierActions)[VerifierName][number];

/**
 * The lowest accepted score for contact messages and lead buyer applications, and the lowest for which the
 * owner gets a mail. Quotes are stored with any score.
 */
export const minimumScore = 0.5;

/** Region of both callables. */
export const functionsRegion = 'us-central1';

/** How long a verified token can be used to create a lead. */
export const receiptLifetimeMs = 10 * 60_000;

/**
 * How long the rules let a stored lead arrive again unchanged, counted from its own ISO time. Afterwards
 * a denial does not tell whether it is stored.
 */
export const rewriteWindowMs = 40 * 60_000;

/** A GET request with this query parameter warms up a verifier without verifying anything. */
export const warmUpQuery = 'warm-up';

export interface VerifyRequest {
  token: string;
  action: LeadAction;
}

export interface VerifyReply {
  success: boolean;
  /** 0 (a bot) to 1 (a person); present when `success` is true. */
  score?: number;
  action?: LeadAction;
}

/** Returns the id of the receipt of a verified token, which is also the id of the lead: base64url(SHA-256(token)). */
export function deriveReceiptId(token: string): Promise<string> {
  return sha256(token);
}
