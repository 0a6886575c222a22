import { useCallback, useId, useState } from 'react';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { type AdminPost, shownTitle } from '../admin-post.ts';
import panel from '../Dashboard.module.css';
import { useReloadable } from '../use-reloadable.ts';
import {
  bringBack,
  type DeletedPost,
  listDeletedPosts,
  SlugTaken,
} from './deleted-posts.service.ts';
import styles from './PostsPanel.module.css';

interface DeletedPostsProps {
  back: BringBack;
  /** Changes whenever a post is deleted or brought back. */
  version: string;
}

/** The posts that can be brought back. They are read only when somebody asks for them. */
export function DeletedPosts({ back, version }: DeletedPostsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.deleted}>
      <Button
        variant="quiet"
        className={panel.start}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Deleted posts
      </Button>
      {isOpen && (
        <section id={id} aria-label="Deleted posts" className={styles.deleted}>
          <p className={panel.note}>
            A deleted post can be brought back for {historyLimits.deletedDays} days, as it was and
            with its date.
          </p>
          <DeletedPostsList key={version} back={back} />
        </section>
      )}
    </div>
  );
}

/** The list of deleted posts, with its loading and error states. */
function DeletedPostsList({ back }: { back: BringBack }) {
  const { resource, reload } = useReloadable(listDeletedPosts);
  if (resource.status === 'loading') return <p role="status">Loading deleted posts…</p>;
  if (resource.status === 'failed') {
    return (
      <Alert tone="error" title="The deleted posts could not be loaded.">
        <Button variant="link" className={panel.start} onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (resource.value.length === 0) return <p role="status">No posts were deleted recently.</p>;
  return (
    <ul className={rows.list}>
      {resource.value.map((deleted) => (
        <DeletedPostRow key={deleted.post.id} deleted={deleted} back={back} />
      ))}
    </ul>
  );
}

function DeletedPostRow({
  deleted: { post, by, at, until },
  back,
}: {
  deleted: DeletedPost;
  back: BringBack;
}) {
  const { state, bringBack } = back;
  const title = shownTitle(post);
  const isBusy = state.status === 'busy' && state.post.id === post.id;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.title}>{title}</p>
        <p className={panel.note}>
          Deleted {formatTime(at)} by {by}. It can be brought back until {formatLongDate(until)}.
        </p>
      </div>
      <Button
        variant="quiet"
        busy={isBusy}
        disabled={state.status === 'busy'}
        aria-label={isBusy ? undefined : `Bring back ${title}`}
        onClick={() => bringBack(post)}
      >
        {isBusy ? 'Bringing back…' : 'Bring back'}
      </Button>
    </li>
  );
}

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

/** The state of bringing a deleted post back. */
type BringingBack =
  | { status: 'resting' }
  | { status: 'busy' | 'back' | 'failed'; post: AdminPost }
  /** Another post, by its title, has the address of the deleted one. */
  | { status: 'taken'; post: AdminPost; by: string };

/**
 * Brings deleted posts back, one at a time.
 *
 * @param onBack called after a post is back
 */
export function useBringBack(onBack: () => void) {
  const [state, setState] = useState<BringingBack>({ status: 'resting' });
  return {
    state,
    /** Removes the message. A stable function. */
    rest: useCallback(() => setState({ status: 'resting' }), []),
    async bringBack(post: AdminPost) {
      setState({ status: 'busy', post });
      try {
        await bringBack(post.id);
      } catch (error) {
        setState(
          error instanceof SlugTaken
            ? { status: 'taken', post, by: error.by }
            : { status: 'failed', post },
        );
        return;
      }
      clearBlogCache();
      setState({ status: 'back', post });
      onBack();
    },
  };
}

export type BringBack = ReturnType<typeof useBringBack>;
