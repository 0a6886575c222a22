import { Plus, Search } from 'lucide';
import { useRef } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type AdminPost, shownTitle } from '../admin-post.ts';
import panel from '../Dashboard.module.css';
import { BringBackOutcome, DeletedItems, useDeletion } from '../Deletion.tsx';
import { bringBack, deletePost, SlugTaken } from './deleted-posts.service.ts';
import { PostsList } from './PostsList.tsx';
import styles from './PostsPanel.module.css';
import { categoryOptions, isEmptyBlog, isNarrowed, stateOptions } from './posts-view.ts';
import type { Posts } from './use-posts.ts';

const headingId = 'posts';

interface PostsPanelProps {
  admin: string;
  posts: Posts;
}

/** The paginated list of all posts, with its loading and error states, and the deleted ones. */
export function PostsPanel({ admin, posts }: PostsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, hasFailed } = posts;
  const deletion = useDeletion<AdminPost>({
    noun: 'post',
    heading,
    describe: (post) => ({
      title: shownTitle(post),
      consequence: 'It will be removed from the blog.',
    }),
    async remove({ id }) {
      await deletePost(id, admin);
      return id;
    },
    onDeleted({ id }) {
      clearBlogCache();
      posts.remove(id);
    },
    bringBack: ({ post }) => bringBack(post),
    reasonFor: (error) =>
      error instanceof SlugTaken
        ? `The post “${error.by}” has its address now. Change the slug of that post, then try again.`
        : undefined,
    onBack() {
      clearBlogCache();
      posts.refresh();
    },
  });

  function retry() {
    posts.retry();
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
        <BringBackOutcome deletion={deletion} />
        {!shown && !hasFailed && <PostsSkeleton />}
        <PostsSearch posts={posts} />
        {hasFailed && (
          <Alert tone="error" title="Failed to load blog posts.">
            <Button variant="link" className={panel.start} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {shown && <PostsList {...{ posts, shown, deletion, heading, headingId }} />}
        <DeletedItems deletion={deletion} />
      </section>
    </Card>
  );
}

function PostsSearch({ posts: { filter, shown, narrow } }: { posts: Posts }) {
  const hasPosts = shown !== undefined && !isEmptyBlog(shown);
  if (!hasPosts && !isNarrowed(filter)) return null;
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
        options={categoryOptions}
        autoComplete="off"
        value={filter.category}
        onChange={({ currentTarget }) => narrow({ category: currentTarget.value })}
      />
      <SelectField
        label="State"
        name="posts-state"
        placeholder="All states"
        options={stateOptions}
        autoComplete="off"
        value={filter.state}
        onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
      />
    </div>
  );
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function PostsSkeleton() {
  return (
    <>
      <p role="status" className={panel.lead}>
        Loading posts…
      </p>
      <div aria-hidden="true">
        {skeletonRows.map((row) => (
          <div key={row} className={styles.skeleton}>
            <SkeletonText width="line" />
            <SkeletonText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
