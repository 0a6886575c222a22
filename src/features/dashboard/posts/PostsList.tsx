import { Search } from 'lucide';
import { type RefObject, useEffect } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { shownTitle, statusText } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import styles from './PostsList.module.css';
import { PostsTable } from './PostsTable.tsx';
import { useDeletion } from './use-deletion.ts';
import { usePostsView } from './use-posts-view.ts';

interface PostsListProps {
  posts: readonly AdminPost[];
  /** The list's heading, which takes the focus when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
}

/** All posts: to look for one, to put them in order, and to delete one. */
export function PostsList({ posts: loaded, heading, headingId }: PostsListProps) {
  const { posts, question, deleted, ask, cancel, confirm } = useDeletion(loaded);
  const view = usePostsView(posts);
  const status = statusText(view.foundCount, view.page, view.shownText);

  useEffect(() => {
    if (deleted) heading.current?.focus();
  }, [deleted, heading]);

  return (
    <>
      {posts.length > 0 && (
        <TextField
          type="search"
          label="Search by title, slug, category or state"
          name="posts-search"
          ornament={<Icon of={Search} size="1.15em" />}
          autoComplete="off"
          className={styles.search}
          value={view.text}
          onChange={(event) => view.search(event.currentTarget.value)}
        />
      )}
      {deleted && (
        <Alert tone="good">
          <p>The post “{shownTitle(deleted)}” was deleted.</p>
        </Alert>
      )}
      <p role="status" className={styles.status}>
        {posts.length > 0 ? status : 'No blog posts found.'}
      </p>
      {posts.length > 0 && view.foundCount === 0 && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={() => {
            view.search('');
            heading.current?.focus();
          }}
        >
          Clear the search
        </Button>
      )}
      {view.rows.length > 0 && (
        <PostsTable
          labelledBy={headingId}
          posts={view.rows}
          order={view.order}
          onSortBy={view.sortBy}
          onDelete={ask}
        />
      )}
      <Pagination
        label="Pages of posts"
        page={view.page}
        pageCount={view.pageCount}
        onPageChange={(page) => {
          view.turnTo(page);
          heading.current?.focus();
        }}
      />
      {question && (
        <AlertDialog
          question="Are you sure you want to delete this blog post?"
          description={
            <>
              <p>
                <strong>{shownTitle(question.post)}</strong>
              </p>
              <p>It disappears from the blog and cannot be brought back.</p>
            </>
          }
          confirmLabel={question.status === 'deleting' ? 'Deleting…' : 'Delete post'}
          destructive
          busy={question.status === 'deleting'}
          onConfirm={() => confirm(question)}
          onCancel={cancel}
        >
          {question.status === 'failed' && (
            <Alert tone="error" title="Failed to delete post.">
              <p>It is still in the blog. Please try again.</p>
            </Alert>
          )}
        </AlertDialog>
      )}
    </>
  );
}
