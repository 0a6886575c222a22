import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { draftTitle } from './draft-title.ts';
import type { DraftDeletion } from './use-draft-deletion.ts';

interface DraftDeletionDialogProps extends DraftDeletion {
  onConfirm: () => void;
  onCancel: () => void;
}

/** The confirmation dialog for deleting a draft, which also shows a failure. */
export function DraftDeletionDialog(props: DraftDeletionDialogProps) {
  const { draft, status, onConfirm, onCancel } = props;
  return (
    <AlertDialog
      question="Delete this draft?"
      description={
        <>
          <p>
            <strong>{draftTitle(draft)}</strong>
          </p>
          <p>
            {draft.base
              ? 'The published post stays as it is. You cannot undo this.'
              : 'It is deleted for everyone. You cannot undo this.'}
          </p>
        </>
      }
      confirmLabel={status === 'deleting' ? 'Deleting…' : 'Delete draft'}
      destructive
      busy={status === 'deleting'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {status === 'failed' && (
        <Alert tone="error" title="The draft is still there.">
          <p>Check your connection, and try again.</p>
        </Alert>
      )}
    </AlertDialog>
  );
}
