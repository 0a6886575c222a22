import { withTimeout } from '#src/lib/with-timeout.ts';
import { loadSubmission } from './load-submission.ts';
import type { SubmissionFault } from './submission.types.ts';

/** A failure is said without its explanation rather than late. */
const timeoutMs = 1_000;

/** What a fault means in plain words. They are in the late part: undefined where that does not come. */
export function explanationOf(fault: SubmissionFault): Promise<string | undefined> {
  return withTimeout(loadSubmission(), timeoutMs).then(
    ({ faultExplanations }) => faultExplanations[fault],
    () => undefined,
  );
}
