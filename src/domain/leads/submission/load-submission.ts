import { type LeadKind, SubmissionError } from './submission.types.ts';
import { warmUpVerifier } from './warm-up.ts';

/** Loads the submission code and the Firebase SDK, which are in lazy chunks. */
export async function loadSubmission(): Promise<typeof import('./submit-lead.ts')> {
  try {
    return await import('./submit-lead.ts');
  } catch (cause) {
    throw new SubmissionError('submission-failed', { cause });
  }
}

/**
 * Prefetches the code for a submission, warms up its verifier and asks for the time while the visitor is
 * still typing, so that submitting waits neither for code nor for a cold start.
 */
export function prepareSubmission({ verifier }: Pick<LeadKind<never>, 'verifier'>): void {
  loadSubmission().then(
    ({ synchronizeClock }) => synchronizeClock(),
    () => undefined,
  );
  warmUpVerifier(verifier);
}
