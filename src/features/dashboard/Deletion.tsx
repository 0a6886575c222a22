import { useCallback, useState } from 'react';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './Dashboard.module.css';
import type { BringBack, DeletedItem } from './DeletedItems.tsx';

interface DeletionDialogProps {
  noun: 'post' | 'draft';
  question: string;
  /** The title of what is to be deleted. */
  title: string;
  /** What the deletion does, in a sentence. */
  consequence: string;
  status: DeletionStatus;
  failure: { title: string; advice: string };
  onConfirm: () => void;
  onCancel: () => void;
}

/** The confirmation dialog for deleting a post or a draft, which also shows a failure. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { noun, title, consequence, status, failure, ...dialog } = props;
  return (
    <AlertDialog
      {...dialog}
      description={
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p>
            {consequence} You can bring it back for {historyLimits.deletedDays} days.
          </p>
        </>
      }
      confirmLabel={status === 'deleting' ? 'Deleting…' : `Delete ${noun}`}
      destructive
      busy={status === 'deleting'}
    >
      {status === 'failed' && (
        <Alert tone="error" title={failure.title}>
          <p>{failure.advice}</p>
        </Alert>
      )}
    </AlertDialog>
  );
}

interface DeletedNoteProps {
  noun: 'post' | 'draft';
  deleted: DeletedItem | undefined;
  back: BringBack;
}

/** Says what was deleted last, and brings it back. */
export function DeletedNote({ noun, deleted, back }: DeletedNoteProps) {
  if (!deleted) return null;
  return (
    <Alert tone="good">
      <p>
        The {noun} “{deleted.title}” was deleted.
      </p>
      <Button
        variant="link"
        className={styles.start}
        disabled={back.state.status === 'busy'}
        onClick={() => back.bringBack(deleted)}
      >
        Bring it back
      </Button>
    </Alert>
  );
}

type DeletionStatus = 'asked' | 'deleting' | 'failed';

/**
 * Deletes a post or a draft after a confirmation.
 *
 * @param remove deletes it, and returns what can be brought back
 * @param onDeleted called after it is deleted
 */
export function useDeletion<Item>(
  remove: (item: Item) => Promise<DeletedItem | undefined>,
  onDeleted: (item: Item) => void,
) {
  const [question, setQuestion] = useState<{ item: Item; status: DeletionStatus }>();
  const [deleted, setDeleted] = useState<DeletedItem>();

  // A stable function, so that rows do not rerender.
  const ask = useCallback((item: Item) => {
    setDeleted(undefined);
    setQuestion({ item, status: 'asked' });
  }, []);

  return {
    question,
    /** What was deleted last and can be brought back, until the next deletion starts. */
    deleted,
    ask,
    /** Removes the message about the deletion. */
    forget: () => setDeleted(undefined),
    cancel: () => setQuestion(undefined),
    async confirm() {
      if (!question) return;
      const { item } = question;
      setQuestion({ item, status: 'deleting' });
      try {
        setDeleted(await remove(item));
      } catch {
        return setQuestion({ item, status: 'failed' });
      }
      setQuestion(undefined);
      onDeleted(item);
    },
  };
}
