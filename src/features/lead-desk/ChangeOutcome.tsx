import { Alert } from '#src/ui/Alert.tsx';
import type { ChangeStatus } from './use-open-lead.ts';

/** What became of the last change, below what was changed. */
export function ChangeOutcome({ status }: { status: ChangeStatus }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'Saved.'}
      </p>
      {status === 'overtaken' && (
        <Alert tone="error" title="Somebody else changed this lead meanwhile.">
          <p>
            Nothing of theirs was overwritten. The history shows it now; please look, and try again.
          </p>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="error" title="The change was not saved.">
          <p>What you typed is still here. Please try again.</p>
        </Alert>
      )}
    </>
  );
}
