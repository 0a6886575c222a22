import { type RefObject, useCallback, useEffect } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { shownTitle } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import styles from './PostsList.module.css';
import { PostsTable } from './PostsTable.tsx';
import { isNarrowed } from './posts-filter.ts';
import { postsStatus } from './posts-status.ts';
import type { BringBack } from './use-bring-back.ts';
import type { useDeletion } from './use-deletion.ts';
import type { Posts } from './use-posts.ts';

interface PostsListProps {
  posts: Posts;
  shown: NonNullable<Posts['shown']>;
  deletion: ReturnType<typeof useDeletion>;
  back: BringBack;
  /** The list's heading, which gets the focus when the focused element disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
}

/** A page of posts, with sorting, pagination, and deletion. */
export function PostsList({ posts, shown, deletion, back, heading, headingId }: PostsListProps) {
  const { question, deleted, cancel, confirm } = deletion;
  const { view, listing } = shown;
  const nothingFound = isNarrowed(view) && listing.total === 0;
  const isFiltered = view.category !== '' || view.state !== '';
  const status = posts.isLoading ? 'Loading posts…' : postsStatus(shown);

  useEffect(() => {
    if (deleted) heading.current?.focus();
  }, [deleted, heading]);

  const { ask: askToDelete } = deletion;
  const { rest } = back;
  // A stable function, so that rows do not rerender.
  const ask = useCallback(
    (post: AdminPost) => {
      rest();
      askToDelete(post);
    },
    [rest, askToDelete],
  );

  /** Moves the focus, because the pressed button disappears or is far below the result. */
  function withFocusOnHeading(work: () => void) {
    work();
    heading.current?.focus();
  }

  return (
    <>
      {deleted && (
        <Alert tone="good">
          <p>The post “{shownTitle(deleted)}” was deleted.</p>
          <Button
            variant="link"
            className={styles.start}
            disabled={back.state.status === 'busy'}
            onClick={() => back.bringBack(deleted)}
          >
            Bring it back
          </Button>
        </Alert>
      )}
      <p role="status" className={styles.status}>
        {posts.hasFailed ? '' : status}
      </p>
      {nothingFound && (
        <Button
          variant="quiet"
          className={styles.start}
          onClick={() =>
            withFocusOnHeading(() => posts.narrow({ text: '', category: '', state: '' }))
          }
        >
          {isFiltered ? 'Show all posts' : 'Clear search'}
        </Button>
      )}
      {listing.posts.length > 0 && (
        <PostsTable
          labelledBy={headingId}
          posts={listing.posts}
          order={view.order}
          onSortBy={posts.sortBy}
          onDelete={ask}
        />
      )}
      <Pagination
        label="Pages of posts"
        page={listing.page}
        pageCount={listing.pageCount}
        onPageChange={(page) => withFocusOnHeading(() => posts.turnTo(page))}
      />
      {question && (
        <DeletionDialog
          post={question.post}
          status={question.status}
          onConfirm={() => confirm(question)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
