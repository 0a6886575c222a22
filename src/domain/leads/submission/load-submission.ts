import { SubmissionError } from './submission.types.ts';

/** What submits a lead, and the Firebase SDK, come in chunks of their own when a form nears its end. */
export async function loadSubmission(): Promise<typeof import('./submit-lead.ts')> {
  try {
    return await import('./submit-lead.ts');
  } catch (cause) {
    throw new SubmissionError('submission-failed', { cause });
  }
}
