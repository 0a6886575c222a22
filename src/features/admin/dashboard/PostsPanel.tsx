import { Plus, Search } from 'lucide';
import { useRef } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import type { AdminPost } from '#src/model/post-changes/admin-post.ts';
import {
  arePostsFiltered,
  categoryFilters,
  stateFilters,
  statusText,
} from '#src/model/post-changes/posts-view.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Pagination } from '#src/ui/parts/Pagination.tsx';
import panel from './Dashboard.module.css';
import {
  DeletedNote,
  DeletedPosts,
  PostDeletionDialog,
  RestoreOutcome,
  usePostDeletion,
} from './DeletedPosts.tsx';
import styles from './PostsPanel.module.css';
import { PostsTable } from './PostsTable.tsx';
import type { Posts } from './use-posts.ts';

const headingId = 'posts';

/** The paginated list of all posts, with its loading and error states, and the deleted ones. */
export function PostsPanel({ admin, posts }: { admin: string; posts: Posts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, hasFailed } = posts;
  const deletion = usePostDeletion(admin, posts, heading);

  /** Moves the focus, because the pressed button disappears or is far below the result. */
  function withFocusOnHeading(work: () => void) {
    work();
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={panel.panel}>
        <div className={panel.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={panel.title}>
            Posts
          </h2>
          <ButtonLink to={paths.newPost}>
            <Icon of={Plus} size="1.1em" />
            New post
          </ButtonLink>
        </div>
        <RestoreOutcome deletion={deletion} />
        {!shown && !hasFailed && (
          <p role="status" className={panel.lead}>
            Loading posts…
          </p>
        )}
        <PostsSearch posts={posts} />
        {hasFailed && (
          <Alert tone="error" title="Failed to load blog posts.">
            <Button
              variant="link"
              className={panel.start}
              onClick={() => withFocusOnHeading(posts.retry)}
            >
              Try again
            </Button>
          </Alert>
        )}
        {shown && <DeletedNote deletion={deletion} />}
        {shown && <PostsList {...{ posts, shown, withFocusOnHeading }} onDelete={deletion.ask} />}
        <PostDeletionDialog deletion={deletion} />
        <DeletedPosts deletion={deletion} />
      </section>
    </Card>
  );
}

interface PostsListProps {
  posts: Posts;
  shown: NonNullable<Posts['shown']>;
  withFocusOnHeading: (work: () => void) => void;
  onDelete: (post: AdminPost) => void;
}

function PostsList({ posts, shown, withFocusOnHeading, onDelete }: PostsListProps) {
  const { view, listing } = shown;
  const isFiltered = view.category !== '' || view.state !== '';
  return (
    <>
      <p role="status" className={panel.status}>
        {!posts.hasFailed && statusText(listing.total, listing.page, view)}
      </p>
      {arePostsFiltered(view) && listing.total === 0 && (
        <Button
          variant="quiet"
          className={panel.start}
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
          onDelete={onDelete}
        />
      )}
      {listing.pageCount > 1 && (
        <Pagination
          label="Pages of posts"
          page={listing.page}
          pageCount={listing.pageCount}
          onPageChange={(page) => withFocusOnHeading(() => posts.turnTo(page))}
        />
      )}
    </>
  );
}

function PostsSearch({ posts: { filter, shown, narrow } }: { posts: Posts }) {
  const hasPosts = shown && (shown.listing.total > 0 || arePostsFiltered(shown.view));
  if (!hasPosts && !arePostsFiltered(filter)) return null;
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label="Search by title, text, slug, category, or state"
        name="posts-search"
        ornament={<Icon of={Search} size="1.15em" />}
        autoComplete="off"
        value={filter.text}
        onChange={({ currentTarget }) => narrow({ text: currentTarget.value })}
      />
      <SelectField
        label="Category"
        name="posts-category"
        placeholder="All categories"
        options={categoryFilters}
        autoComplete="off"
        value={filter.category}
        onChange={({ currentTarget }) => narrow({ category: currentTarget.value })}
      />
      <SelectField
        label="State"
        name="posts-state"
        placeholder="All states"
        options={stateFilters}
        autoComplete="off"
        value={filter.state}
        onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
      />
    </div>
  );
}
