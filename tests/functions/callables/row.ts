import type { MintedToken } from '#scripts/local/recaptcha-stand-in/control.ts';
import type { LeadAction, VerifierName } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type { RawSettings } from '../../../functions/src/settings.ts';
import type { CallReply, Sent } from '../suite.ts';

/** A good token, what it was made for, and who verifies that. */
export interface Made {
  token: string;
  action: LeadAction;
  verifier: VerifierName;
}

/** One strange call, and all that may come of it. */
export interface Row {
  /** What is strange about it. */
  name: string;
  /** How the token was made, and how the provider assesses it. */
  token?: Partial<MintedToken>;
  /** What happened to the token already. */
  before?: (made: Made, firestore: FirebaseFirestore.Firestore) => Promise<unknown>;
  /** What is sent instead of a good call with the token. */
  send?: (made: Made) => Sent;
  /** Calls an instance with these parameters, rather than the emulator's. */
  parameters?: Partial<RawSettings>;
  /** How often it is sent at the same moment; once. */
  atOnce?: number;
  reply: CallReply | ((made: Made) => CallReply);
  /** How many receipts are stored meanwhile. */
  receipts: number;
  /** How many assessments the provider is asked for meanwhile, or the fewest and the most. */
  assessments: number | readonly [fewest: number, most: number];
}

/** The body of a good call. */
export function goodBody({ token, action }: Omit<Made, 'verifier'>): string {
  return JSON.stringify({ data: { token, action } });
}
