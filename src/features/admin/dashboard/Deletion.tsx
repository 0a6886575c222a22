import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDenial } from '#src/data/firebase/request.ts';
import { AlertDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';

export const tryAgain =
  'Check your connection, and check in another tab that you are still signed in. Then try again.';

interface DeletionOptions<Item> {
  /** Gets the focus once the element that had it is gone. */
  heading: RefObject<HTMLElement | null>;
  remove: (item: Item) => Promise<void>;
  onDeleted: (item: Item) => void;
}

/** Deletes posts or drafts after a question, one at a time. */
export function useDeletion<Item>({ heading, remove, onDeleted }: DeletionOptions<Item>) {
  const [question, setQuestion] = useState<{
    item: Item;
    status: 'confirming' | 'deleting' | 'failed' | 'denied';
  }>();
  const [deleted, setDeleted] = useState<Item>();

  // A stable function, so that rows do not rerender.
  const ask = useCallback((item: Item) => {
    setDeleted(undefined);
    setQuestion({ item, status: 'confirming' });
  }, []);

  return {
    ask,
    question,
    cancel: () => setQuestion(undefined),
    async confirm() {
      if (!question) return;
      const { item } = question;
      setQuestion({ item, status: 'deleting' });
      try {
        await remove(item);
      } catch (error) {
        return setQuestion({ item, status: isDenial(error) ? 'denied' : 'failed' });
      }
      // The dialog gives the focus back as it closes.
      flushSync(() => {
        setDeleted(item);
        setQuestion(undefined);
      });
      onDeleted(item);
      heading.current?.focus();
    },
    /** What was deleted last, until the next question or until it is back. */
    deleted,
    forget: () => setDeleted(undefined),
  };
}

interface DeletionDialogProps<Item> {
  deletion: Pick<ReturnType<typeof useDeletion<Item>>, 'question' | 'confirm' | 'cancel'>;
  noun: string;
  words: string;
  titleOf: (item: Item) => string;
  /** What the deletion does, in a sentence or two. */
  consequence: (item: Item) => string;
  failure: string;
  /** Where the item certainly still is if the database denied its deletion, and may be after any other failure. */
  place: string;
}

/** The question before a deletion, which also shows its failure. */
export function DeletionDialog<Item>(props: DeletionDialogProps<Item>) {
  const { question, confirm, cancel } = props.deletion;
  if (!question) return null;
  const { item, status } = question;
  return (
    <AlertDialog
      question={props.words}
      description={
        <>
          <p>
            <strong>{props.titleOf(item)}</strong>
          </p>
          <p>{props.consequence(item)}</p>
        </>
      }
      confirmLabel={status === 'deleting' ? 'Deleting…' : `Delete ${props.noun}`}
      destructive
      busy={status === 'deleting'}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {(status === 'failed' || status === 'denied') && (
        <Alert tone="error" title={props.failure}>
          <p>
            It {status === 'denied' ? 'is still' : 'may still be'} {props.place}. {tryAgain}
          </p>
        </Alert>
      )}
    </AlertDialog>
  );
}
