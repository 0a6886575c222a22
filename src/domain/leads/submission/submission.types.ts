import type { LeadAction, VerifierName } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type {
  ConsentedKind,
  ConsentRecord,
  FormConsent,
} from '#src/domain/leads/consent/consent-record.ts';
import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';

/** What the bot check said of a submission, as it is stored with the lead. */
export interface Verdict {
  /** 0 (a bot) to 1 (a person). */
  score: number;
  /** The browser's ISO time of the verifier's answer. */
  verifiedAt: string;
}

/** The JSON values of a lead's document, by field. */
export type LeadContent = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How the leads of one form are checked and stored, and what their senders consent to. */
export type LeadKind<Answers> = LeadSettings<Answers> &
  (
    | { collection: ConsentedKind; consent: FormConsent }
    | { collection: Exclude<LeadCollection, ConsentedKind>; consent?: undefined }
  );

interface LeadSettings<Answers> {
  verifier: VerifierName;
  action: LeadAction;
  /** The lowest score that is taken; without it, whatever the verifier answers success to. */
  minimumScore?: number;
  /** Makes the document of the answers, but for what the two settings below add. */
  toContent(answers: Answers, verdict: Verdict): LeadContent;
  /** Fields that are the same in every lead; never written to the browser's storage. */
  constants: LeadContent;
  /** Whether the database's clock writes `createdAt`. */
  serverCreatedAt: boolean;
}

/**
 * One lead on its way: the id that its token earned and the exact content, fixed when Submit was
 * pressed. It stays pending until the database answers, so that a retry can never make two.
 */
export interface Attempt {
  id: string;
  verdict: Verdict;
  content: LeadContent;
  /** Stored in one commit with the lead. Missing where a form asks for no consent. */
  consent?: ConsentRecord;
  /** Whether the owner's mail about the stored lead has been asked for. */
  announced?: true;
}

/** What the database made of an attempt. */
export type WriteOutcome = 'stored' | 'denied';

/** Why a submission did not end in a stored lead. The forms turn it into their specified texts. */
export type SubmissionFault =
  | 'trap-filled'
  | 'bot-check-not-ready'
  | 'token-missing'
  | 'verification-failed'
  | 'submission-failed';

/** A submission failed in a way that the visitor is told of. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly fault: SubmissionFault;

  constructor(fault: SubmissionFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
