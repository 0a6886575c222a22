import { Alert } from '#src/ui/Alert.tsx';
import type { ChangeStatus } from './use-open-lead.ts';

/** The outcome of the last change, shown below the controls. */
export function ChangeOutcome({ status }: { status: ChangeStatus }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'Saved.'}
      </p>
      {status === 'overtaken' && (
        <Alert tone="error" title="Someone else has changed this lead.">
          <p>
            Their change was not overwritten. It is in the history now. Please review it and try
            again.
          </p>
        </Alert>
      )}
      {status === 'full' && (
        <Alert tone="error" title="The change was not saved.">
          <p>The history of this lead is full. Keep further changes elsewhere.</p>
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
