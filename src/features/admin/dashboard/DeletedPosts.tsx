import { type RefObject, useId, useState } from 'react';
import { deletePost, restorePost, SlugTaken } from '#src/data/admin/posts/deleted-posts.service.ts';
import { listDeleted } from '#src/data/admin/posts/post-changes.service.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { type AdminPost, shownTitle, toAdminPost } from '#src/model/post-changes/admin-post.ts';
import { historyLimits } from '#src/model/post-changes/post-revision.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import rows from '#src/ui/parts/RowList.module.css';
import styles from './Dashboard.module.css';
import { DeletionDialog, tryAgain, useDeletion } from './Deletion.tsx';
import type { Posts } from './use-posts.ts';
import { useReloadable } from './use-reloadable.ts';

/** Deletes posts after a question, and brings them back, one at a time. */
export function usePostDeletion(
  admin: string,
  posts: Pick<Posts, 'remove' | 'refresh'>,
  heading: RefObject<HTMLElement | null>,
) {
  const [back, setBack] = useState<{
    post: AdminPost;
    status: 'busy' | 'back' | 'failed';
    /** Why it is certainly not back. */
    reason?: string | undefined;
  }>();
  const deletion = useDeletion<AdminPost>({
    heading,
    remove: ({ id }) => deletePost(id, admin),
    onDeleted({ id }) {
      setBack(undefined);
      clearBlogCache();
      posts.remove(id);
    },
  });
  return {
    ...deletion,
    back,
    async restorePost(post: AdminPost) {
      setBack({ post, status: 'busy' });
      try {
        await restorePost(post.id);
      } catch (error) {
        return setBack({ post, status: 'failed', reason: findReason(error) });
      }
      setBack({ post, status: 'back' });
      deletion.forget();
      clearBlogCache();
      posts.refresh();
      heading.current?.focus();
    },
  };
}

function findReason(error: unknown): string | undefined {
  if (!(error instanceof SlugTaken)) return undefined;
  return `The post “${error.by}” has its address now. Change the slug of that post, then try again.`;
}

interface DeletionProps {
  deletion: ReturnType<typeof usePostDeletion>;
}

/** The question before a post is deleted. */
export function PostDeletionDialog({ deletion }: DeletionProps) {
  return (
    <DeletionDialog
      deletion={deletion}
      noun="post"
      words="Are you sure you want to delete this blog post?"
      titleOf={shownTitle}
      consequence={() =>
        `It will be removed from the blog. You can bring it back for ${historyLimits.deletedDays} days.`
      }
      failure="Failed to delete post."
      place="on the blog"
    />
  );
}

/** Says what was deleted last, and brings it back. */
export function DeletedNote({ deletion: { deleted, back, restorePost } }: DeletionProps) {
  if (!deleted) return null;
  return (
    <Alert tone="good">
      <p>The post “{shownTitle(deleted)}” was deleted.</p>
      <Button
        variant="link"
        className={styles.start}
        disabled={back?.status === 'busy'}
        onClick={() => restorePost(deleted)}
      >
        Bring it back
      </Button>
    </Alert>
  );
}

/** Says whether a deleted post is back. */
export function RestoreOutcome({ deletion: { back } }: DeletionProps) {
  if (!back || back.status === 'busy') return null;
  const name = `post “${shownTitle(back.post)}”`;
  if (back.status === 'back') {
    return (
      <Alert tone="good">
        <p>The {name} is back on the blog, with its old date.</p>
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      title={
        back.reason ? `The ${name} is not back.` : `We do not know whether the ${name} is back.`
      }
    >
      <p>{back.reason ?? tryAgain}</p>
    </Alert>
  );
}

/** The posts that can be brought back. They are read only when somebody asks for them. */
export function DeletedPosts({ deletion }: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { deleted, back } = deletion;
  const title = 'Deleted posts';
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
            A deleted post can be brought back for {historyLimits.deletedDays} days, as it was and
            with its date.
          </p>
          {/* Read again whenever one is deleted or brought back. */}
          <DeletedList key={`${deleted?.id} ${back?.status === 'back'}`} deletion={deletion} />
        </section>
      )}
    </div>
  );
}

function DeletedList({ deletion: { back, restorePost } }: DeletionProps) {
  const { resource, reload } = useReloadable(listDeleted);
  if (resource.status === 'loading') return <p role="status">Loading deleted posts…</p>;
  if (resource.status === 'failed') {
    return (
      <Alert tone="error" title="The deleted posts could not be loaded.">
        <Button variant="link" className={styles.start} onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (resource.value.length === 0) return <p role="status">No posts were deleted recently.</p>;
  return (
    <ul className={rows.list}>
      {resource.value.map(({ id, post: postId, before, by, at, until }) => {
        const post = toAdminPost(postId, before);
        const isBusy = back?.status === 'busy' && back.post.id === postId;
        return (
          <li key={id} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.title}>{shownTitle(post)}</p>
              <p className={styles.note}>
                Deleted {formatTime(at)} by {by}. It can be brought back until{' '}
                {formatLongDate(until)}.
              </p>
            </div>
            <Button
              variant="quiet"
              busy={isBusy}
              disabled={back?.status === 'busy'}
              aria-label={isBusy ? undefined : `Bring back ${shownTitle(post)}`}
              onClick={() => restorePost(post)}
            >
              {isBusy ? 'Bringing back…' : 'Bring back'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
