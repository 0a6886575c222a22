import type { LeadAction, VerifierName } from '#src/model/lead-forms/bot-check.contract.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import type { ConsentedKind, ConsentRecord, FormConsent } from '#src/model/leads/lead-documents.ts';

/** The result of the bot check, as it is stored with the lead. */
export interface Verdict {
  /** 0 (a bot) to 1 (a person). */
  score: number;
  /** The ISO time of the verifier's answer, by the site's clock. */
  verifiedAt: string;
}

/** The fields of a lead's document, as JSON values. */
type LeadContent = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How the leads of one form are checked and stored, and the consent that it asks for. */
export type LeadConfig<Answers> = LeadSettings<Answers> &
  (
    | { collection: ConsentedKind; consent: FormConsent }
    | { collection: Exclude<LeadCollection, ConsentedKind>; consent?: undefined }
  );

interface LeadSettings<Answers> {
  verifier: VerifierName;
  action: LeadAction;
  /** The lowest accepted score; if undefined, the verifier's success is enough. */
  minimumScore?: number;
  /** Returns the document for the answers, without what the two settings below add. */
  toContent(answers: Answers, verdict: Verdict): LeadContent;
  /** Fields that are the same in every lead; never written to the browser's storage. */
  constants: LeadContent;
  serverCreatedAt: boolean;
}

/**
 * One lead being submitted: the id derived from its token and the exact content, fixed when Submit was
 * pressed. It stays pending until the database answers, so that a retry can never store a second lead.
 */
export interface Attempt {
  id: string;
  verdict: Verdict;
  content: LeadContent;
  /** Stored in one commit with the lead. Undefined if the form asks for no consent. */
  consent?: ConsentRecord;
  /** Whether the mail about the stored lead has been requested. */
  announced?: true;
  /** When the verdict came, in milliseconds by the device's clock. */
  since: number;
  /** Whether its ISO times are by the site's clock. */
  onSiteTime: boolean;
}

/** The outcome of writing an attempt. `denied-at-last` follows a try without an answer, which may have stored it. */
export type WriteOutcome = 'stored' | 'denied' | 'denied-at-last';

/** Why a submission failed. Each form maps it to its specified text. */
export type SubmissionFault =
  | 'honeypot-filled'
  | 'bot-check-not-ready'
  | 'token-missing'
  | 'verification-failed'
  | 'submission-failed'
  /** The database denied it, so it is certainly not stored. */
  | 'denied'
  /** It was denied, but an earlier try of the same attempt may have stored it. */
  | 'perhaps-stored';

/** A submission failed, with a fault to show to the visitor. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly fault: SubmissionFault;

  constructor(fault: SubmissionFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
