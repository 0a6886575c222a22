import { withTimeout } from '#src/lib/timers.ts';
import { loadSubmission } from './load-submission.ts';
import type { SubmissionFault } from './submission.types.ts';

/** A late explanation is left out, so that the failure itself is shown in time. */
const timeoutMs = 1_000;

/** Returns the plain-language explanation of a fault; undefined if its lazy chunk does not load. */
export function explanationOf(fault: SubmissionFault): Promise<string | undefined> {
  return withTimeout(loadSubmission(), timeoutMs).then(
    ({ faultExplanations }) => faultExplanations[fault],
    () => undefined,
  );
}
