import { type LeadKind, SubmissionError } from './submission.types.ts';
import { warmUpVerifier } from './warm-up.ts';

/** What submits a lead, and the Firebase SDK, come in chunks of their own when a form nears its end. */
export async function loadSubmission(): Promise<typeof import('./submit-lead.ts')> {
  try {
    return await import('./submit-lead.ts');
  } catch (cause) {
    throw new SubmissionError('submission-failed', { cause });
  }
}

/**
 * Fetches what a submission needs and has its verifier start, while the visitor is still typing: so that
 * sending waits for the servers alone, and for none that has to start first.
 */
export function prepareSubmission({ verifier }: Pick<LeadKind<never>, 'verifier'>): void {
  loadSubmission().catch(() => undefined);
  warmUpVerifier(verifier);
}
