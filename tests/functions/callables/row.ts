import type { LeadAction, VerifierName } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { MintedToken } from '#tests/fixtures/recaptcha-control.ts';
import type { CallReply, Sent } from '../suite.ts';

/** A valid token, its action, and the function that verifies it. */
export interface Made {
  token: string;
  action: LeadAction;
  verifier: VerifierName;
}

/** One unusual call and its expected effects. */
export interface Row {
  /** What is unusual about it. */
  name: string;
  /** How the token was made and how the provider assesses it. */
  token?: Partial<MintedToken>;
  /** What happened to the token before. */
  before?: (made: Made, firestore: FirebaseFirestore.Firestore) => Promise<unknown>;
  /** What is sent instead of a valid call with the token. */
  send?: (made: Made) => Sent;
  /** How many times it is sent at the same moment. The default is once. */
  atOnce?: number;
  reply: CallReply | ((made: Made) => CallReply);
  /** How many receipts are stored meanwhile. */
  receipts: number;
  /**
   * How many assessments are requested from the provider meanwhile, or the lowest and highest
   * number.
   */
  assessments: number | readonly [fewest: number, most: number];
}

/** Returns the body of a valid call. */
export function goodBody({ token, action }: Omit<Made, 'verifier'>): string {
  return JSON.stringify({ data: { token, action } });
}
