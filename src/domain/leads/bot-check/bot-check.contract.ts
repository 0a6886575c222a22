import { sha256 } from '#src/lib/sha256.ts';

/**
 * What the browser, the verifier functions and the security rules agree on.
 * The functions bundle this module; the rules' tests hold the rules to it.
 */

/** The callable verifiers and the actions that each accepts. */
export const verifierActions = {
  verifyRecaptchaMortgage: ['submit'],
  verifyRecaptcha: ['contact', 'purchase_leads'],
} as const;

export type VerifierName = keyof typeof verifierActions;
export type LeadAction = (typeof verifierActions)[VerifierName][number];

/** The lowest score of a contact message or a lead buyer's application; a quote has no such bound. */
export const minimumScore = 0.5;

/** Region of both callables. */
export const functionsRegion = 'us-central1';

/** How long a verified token is good for a lead. */
export const receiptLifetimeMs = 10 * 60_000;

/** A GET with this query has a verifier start, and asks nothing of it. */
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

/**
 * Id of the receipt that a verified token leaves, and so of the lead that it is good for:
 * base64url(SHA-256(token)) without padding, 43 characters.
 */
export function receiptIdOf(token: string): Promise<string> {
  return sha256(token);
}
