import { Alert } from '#src/ui/Alert.tsx';
import { countOfPosts } from '../post-texts.ts';
import { FaultyPosts } from './FaultyPosts.tsx';
import type { NormalizationState } from './use-normalization.ts';

/** The outcome of the last run. */
export function NormalizationOutcome({ state }: { state: NormalizationState }) {
  switch (state.step) {
    case 'unreadable':
      return (
        <Alert tone="error" title="Normalization failed.">
          <p>The posts could not be read. Nothing was changed.</p>
        </Alert>
      );
    case 'needless':
      return (
        <>
          <Alert tone="good">
            <p>
              Nothing to change. Checked {countOfPosts(state.plan.postCount)}; all states and
              keywords that can be normalized are already clean.
            </p>
          </Alert>
          <FaultyPosts posts={state.plan.faultyPosts} />
        </>
      );
    case 'ended':
      return (
        <>
          <EndOfBatches {...state} />
          <FaultyPosts posts={state.plan.faultyPosts} />
        </>
      );
    default:
      return null;
  }
}

function EndOfBatches({ plan, outcome }: Extract<NormalizationState, { step: 'ended' }>) {
  const { completed, doneCount, tidyCount } = outcome;
  if (completed) {
    return (
      <Alert tone="good" title="Blog data normalization complete.">
        <p>Normalized: {countOfPosts(tidyCount)}.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="Normalization failed.">
      <p>
        {doneCount.toLocaleString('en-US')} of {countOfPosts(plan.changedPosts.length)} are done.
        Press “Normalize posts” again to continue with the rest.
      </p>
    </Alert>
  );
}
