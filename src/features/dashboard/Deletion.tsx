import { type RefObject, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { listDeleted } from '#src/domain/posts/changes/post-changes.service.ts';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { isDenial } from '#src/lib/firebase/request.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { shownTitle, toAdminPost } from './admin-post.ts';
import styles from './Dashboard.module.css';
import { useReloadable } from './use-reloadable.ts';

export const untitledDraft = 'Untitled';

const tryAgain =
  'Check your connection, and check in another tab that you are still signed in. Then try again.';

/** What is said about posts and drafts, and what the database calls their deletion. */
const kinds = {
  post: {
    what: 'deleted',
    untitled: shownTitle({ title: '' }),
    question: 'Are you sure you want to delete this blog post?',
    failure: { unsure: 'Failed to delete post.', denied: 'Failed to delete post.' },
    advice: 'The post is still on the blog. Please try again.',
    manner: 'as it was and with its date',
    isBack: 'is back on the blog, with its old date.',
  },
  draft: {
    what: 'discarded',
    untitled: untitledDraft,
    question: 'Delete this draft?',
    failure: { unsure: 'The draft may still be there.', denied: 'The draft is still there.' },
    advice: tryAgain,
    manner: 'with every word',
    isBack: 'is back.',
  },
} as const;

/** A deleted post or draft, by the id of its copy and that of the post. */
interface DeletedItem {
  id: string;
  post: string;
  title: string;
}

interface DeletionOptions<Item> {
  noun: keyof typeof kinds;
  /** Gets the focus once the element that had it is gone. */
  heading: RefObject<HTMLElement | null>;
  /** Returns its title, and what its deletion does in a sentence. */
  describe: (item: Item) => { title: string; consequence: string };
  /** Deletes it, and returns the id of its copy; undefined if it cannot be brought back. */
  remove: (item: Item) => Promise<string | undefined>;
  onDeleted: (item: Item) => void;
  /** @throws any error if it is not known to be back */
  bringBack: (item: DeletedItem) => Promise<void>;
  /** Returns what stands in the way, in a sentence or two; undefined for any other failure. */
  reasonFor: (error: unknown) => string | undefined;
  onBack: () => void;
}

/** Deletes posts or drafts after a confirmation, and brings them back, one at a time. */
export function useDeletion<Item extends { id: string }>(options: DeletionOptions<Item>) {
  const { noun, heading, describe } = options;
  const [question, setQuestion] = useState<{
    item: Item;
    status: 'asked' | 'deleting' | 'unsure' | 'denied';
  }>();
  const [deleted, setDeleted] = useState<DeletedItem>();
  const [back, setBack] = useState<
    | { status: 'resting' }
    | { status: 'busy' | 'back' | 'failed'; item: DeletedItem }
    | { status: 'refused'; item: DeletedItem; reason: string }
  >({ status: 'resting' });

  // A stable function, so that rows do not rerender.
  const ask = useCallback((item: Item) => {
    setDeleted(undefined);
    setBack({ status: 'resting' });
    setQuestion({ item, status: 'asked' });
  }, []);

  return {
    noun,
    ask,
    question: question && { ...question, ...describe(question.item) },
    cancel: () => setQuestion(undefined),
    async confirm() {
      if (!question) return;
      const { item } = question;
      setQuestion({ item, status: 'deleting' });
      try {
        const id = await options.remove(item);
        const copy = id === undefined ? id : { id, post: item.id, title: describe(item).title };
        // The dialog gives the focus back as it closes.
        flushSync(() => {
          setDeleted(copy);
          setQuestion(undefined);
        });
      } catch (error) {
        return setQuestion({ item, status: isDenial(error) ? 'denied' : 'unsure' });
      }
      options.onDeleted(item);
      heading.current?.focus();
    },
    /** What was deleted last and can be brought back, until the next deletion starts. */
    deleted,
    back,
    async bringBack(item: DeletedItem) {
      setBack({ status: 'busy', item });
      try {
        await options.bringBack(item);
      } catch (error) {
        const reason = options.reasonFor(error) ?? (isDenial(error) ? tryAgain : undefined);
        return setBack(reason ? { status: 'refused', item, reason } : { status: 'failed', item });
      }
      setBack({ status: 'back', item });
      setDeleted(undefined);
      options.onBack();
      heading.current?.focus();
    },
  };
}

type Deletion = Omit<ReturnType<typeof useDeletion>, 'ask'>;

interface DeletionProps {
  deletion: Deletion;
}

/** The question before a deletion, which also shows its failure. */
export function DeletionDialog({ deletion }: DeletionProps) {
  const { noun, question, confirm, cancel } = deletion;
  if (!question) return null;
  const isDeleting = question.status === 'deleting';
  return (
    <AlertDialog
      question={kinds[noun].question}
      description={
        <>
          <p>
            <strong>{question.title}</strong>
          </p>
          <p>
            {question.consequence} You can bring it back for {historyLimits.deletedDays} days.
          </p>
        </>
      }
      confirmLabel={isDeleting ? 'Deleting…' : `Delete ${noun}`}
      destructive
      busy={isDeleting}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {(question.status === 'unsure' || question.status === 'denied') && (
        <Alert tone="error" title={kinds[noun].failure[question.status]}>
          <p>{kinds[noun].advice}</p>
        </Alert>
      )}
    </AlertDialog>
  );
}

/** Says what was deleted last, and brings it back. */
export function DeletedNote({ deletion: { noun, deleted, back, bringBack } }: DeletionProps) {
  if (!deleted) return null;
  return (
    <Alert tone="good">
      <p>
        The {noun} “{deleted.title}” was deleted.
      </p>
      <Button
        variant="link"
        className={styles.start}
        disabled={back.status === 'busy'}
        onClick={() => bringBack(deleted)}
      >
        Bring it back
      </Button>
    </Alert>
  );
}

/** Says whether a deleted post or draft is back. */
export function BringBackOutcome({ deletion: { noun, back } }: DeletionProps) {
  if (back.status === 'resting' || back.status === 'busy') return null;
  const name = `${noun} “${back.item.title}”`;
  if (back.status === 'back') {
    return (
      <Alert tone="good">
        <p>
          The {name} {kinds[noun].isBack}
        </p>
      </Alert>
    );
  }
  const isRefused = back.status === 'refused';
  return (
    <Alert
      tone="error"
      title={isRefused ? `The ${name} is not back.` : `We do not know whether the ${name} is back.`}
    >
      <p>{isRefused ? back.reason : tryAgain}</p>
    </Alert>
  );
}

/** The posts or drafts that can be brought back. They are read only when somebody asks for them. */
export function DeletedItems({ deletion }: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { noun, deleted, back } = deletion;
  const title = `Deleted ${noun}s`;
  return (
    <div className={styles.deleted}>
      <Button
        variant="quiet"
        className={styles.start}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      {isOpen && (
        <section id={id} aria-label={title} className={styles.deleted}>
          <p className={styles.note}>
            A deleted {noun} can be brought back for {historyLimits.deletedDays} days,{' '}
            {kinds[noun].manner}.
          </p>
          {/* Read again whenever one is deleted or brought back. */}
          <DeletedList key={`${deleted?.id} ${back.status === 'back'}`} deletion={deletion} />
        </section>
      )}
    </div>
  );
}

function DeletedList({ deletion }: DeletionProps) {
  const { noun, back } = deletion;
  const { resource, reload } = useReloadable(() => listDeleted(kinds[noun].what));
  if (resource.status === 'loading') return <p role="status">{`Loading deleted ${noun}s…`}</p>;
  if (resource.status === 'failed') {
    return (
      <Alert tone="error" title={`The deleted ${noun}s could not be loaded.`}>
        <Button variant="link" className={styles.start} onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (resource.value.length === 0)
    return <p role="status">{`No ${noun}s were deleted recently.`}</p>;
  return (
    <ul className={rows.list}>
      {resource.value.map(({ id, post, before, by, at, until }) => {
        const title = toAdminPost(post, before).title || kinds[noun].untitled;
        const isBusy = back.status === 'busy' && back.item.id === id;
        return (
          <li key={id} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.title}>{title}</p>
              <p className={styles.note}>
                Deleted {formatTime(at)} by {by}. It can be brought back until{' '}
                {formatLongDate(until)}.
              </p>
            </div>
            <Button
              variant="quiet"
              busy={isBusy}
              disabled={back.status === 'busy'}
              aria-label={isBusy ? undefined : `Bring back ${title}`}
              onClick={() => deletion.bringBack({ id, post, title })}
            >
              {isBusy ? 'Bringing back…' : 'Bring back'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
