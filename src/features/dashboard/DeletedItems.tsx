import { useCallback, useId, useState } from 'react';
import { type DeletedCopy, listDeleted } from '#src/domain/posts/changes/post-changes.service.ts';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { toAdminPost } from './admin-post.ts';
import styles from './Dashboard.module.css';
import { useReloadable } from './use-reloadable.ts';

/** Deleted posts, or deleted drafts, in words. */
interface Kind {
  /** What the database calls their deletion. */
  what: 'deleted' | 'discarded';
  noun: 'post' | 'draft';
  /** How they come back. */
  manner: string;
  untitled: string;
}

/** A deleted post or draft. */
export interface DeletedItem {
  /** The id of its copy. */
  id: string;
  /** The id of the post. */
  post: string;
  title: string;
}

interface DeletedItemsProps {
  kind: Kind;
  back: BringBack;
  /** Changes whenever one is deleted or brought back. */
  version: string;
}

/** The posts or drafts that can be brought back. They are read only when somebody asks for them. */
export function DeletedItems({ kind, back, version }: DeletedItemsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = `Deleted ${kind.noun}s`;
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
            A deleted {kind.noun} can be brought back for {historyLimits.deletedDays} days,{' '}
            {kind.manner}.
          </p>
          <DeletedList key={version} kind={kind} back={back} />
        </section>
      )}
    </div>
  );
}

/** The list of what was deleted, with its loading and error states. */
function DeletedList({ kind, back }: Omit<DeletedItemsProps, 'version'>) {
  const { resource, reload } = useReloadable(() => listDeleted(kind.what));
  if (resource.status === 'loading') {
    return <p role="status">{`Loading deleted ${kind.noun}s…`}</p>;
  }
  if (resource.status === 'failed') {
    return (
      <Alert tone="error" title={`The deleted ${kind.noun}s could not be loaded.`}>
        <Button variant="link" className={styles.start} onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (resource.value.length === 0) {
    return <p role="status">{`No ${kind.noun}s were deleted recently.`}</p>;
  }
  return (
    <ul className={rows.list}>
      {resource.value.map((copy) => (
        <DeletedRow key={copy.id} {...{ kind, copy, back }} />
      ))}
    </ul>
  );
}

interface DeletedRowProps {
  kind: Kind;
  copy: DeletedCopy;
  back: BringBack;
}

function DeletedRow({ kind, copy, back: { state, bringBack } }: DeletedRowProps) {
  const { id, post, before, by, at, until } = copy;
  const title = toAdminPost(post, before).title || kind.untitled;
  const isBusy = state.status === 'busy' && state.item.id === id;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.title}>{title}</p>
        <p className={styles.note}>
          Deleted {formatTime(at)} by {by}. It can be brought back until {formatLongDate(until)}.
        </p>
      </div>
      <Button
        variant="quiet"
        busy={isBusy}
        disabled={state.status === 'busy'}
        aria-label={isBusy ? undefined : `Bring back ${title}`}
        onClick={() => bringBack({ id, post, title })}
      >
        {isBusy ? 'Bringing back…' : 'Bring back'}
      </Button>
    </li>
  );
}

/** Says whether a deleted post or draft is back. */
export function BringBackOutcome({ noun, state }: { noun: Kind['noun']; state: BringingBack }) {
  if (state.status === 'resting' || state.status === 'busy') return null;
  const name = `${noun} “${state.item.title}”`;
  if (state.status === 'back') {
    return (
      <Alert tone="good">
        <p>
          The {name} {noun === 'post' ? 'is back on the blog, with its old date.' : 'is back.'}
        </p>
      </Alert>
    );
  }
  if (state.status === 'refused') {
    return (
      <Alert tone="error" title={`The ${name} is not back.`}>
        <p>{state.reason}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={`We do not know whether the ${name} is back.`}>
      <p>Check your connection, and try again.</p>
    </Alert>
  );
}

/** The state of bringing a deleted post or draft back. */
type BringingBack =
  | { status: 'resting' }
  | { status: 'busy' | 'back' | 'failed'; item: DeletedItem }
  | { status: 'refused'; item: DeletedItem; reason: string };

interface BringBackOptions {
  /** @throws any error if it is not known to be back */
  bringBack: (item: DeletedItem) => Promise<void>;
  /** Returns what stands in the way, in a sentence or two; undefined for any other failure. */
  reasonFor: (error: unknown) => string | undefined;
  /** Called after it is back. */
  onBack: () => void;
}

/** Brings deleted posts or drafts back, one at a time. */
export function useBringBack({ bringBack, reasonFor, onBack }: BringBackOptions) {
  const [state, setState] = useState<BringingBack>({ status: 'resting' });
  return {
    state,
    /** Removes the message. A stable function. */
    rest: useCallback(() => setState({ status: 'resting' }), []),
    async bringBack(item: DeletedItem) {
      setState({ status: 'busy', item });
      try {
        await bringBack(item);
      } catch (error) {
        const reason = reasonFor(error);
        return setState(reason ? { status: 'refused', item, reason } : { status: 'failed', item });
      }
      setState({ status: 'back', item });
      onBack();
    },
  };
}

export type BringBack = ReturnType<typeof useBringBack>;
