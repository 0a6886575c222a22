import { Alert } from '#src/ui/Alert.tsx';
import { shownTitle } from '../post-texts.ts';
import type { BringingBack } from './use-bring-back.ts';

/** Says whether a deleted post is back. */
export function BringBackOutcome({ state }: { state: BringingBack }) {
  if (state.status === 'resting' || state.status === 'busy') return null;
  const title = shownTitle(state.post);
  if (state.status === 'back') {
    return (
      <Alert tone="good">
        <p>The post “{title}” is back on the blog, with its old date.</p>
      </Alert>
    );
  }
  if (state.status === 'taken') {
    return (
      <Alert tone="error" title={`The post “${title}” is not back.`}>
        <p>
          The post “{state.by}” has its address now. Change the slug of that post, then try again.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={`We do not know whether the post “${title}” is back.`}>
      <p>Check your connection, and try again.</p>
    </Alert>
  );
}
