import { Search } from 'lucide';
import { isSearch } from '#src/domain/posts/listing/blog-place.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './PostsList.module.css';
import { isEmptyBlog } from './posts-status.ts';
import type { Posts } from './use-posts.ts';

/** The search box, shown once there are posts. */
export function PostsSearch({ posts: { text, shown, search } }: { posts: Posts }) {
  const hasPosts = shown !== undefined && !isEmptyBlog(shown);
  if (!hasPosts && !isSearch(text)) return null;
  return (
    <TextField
      type="search"
      label="Search by title, slug, category, or state"
      name="posts-search"
      ornament={<Icon of={Search} size="1.15em" />}
      autoComplete="off"
      className={styles.search}
      value={text}
      onChange={(event) => search(event.currentTarget.value)}
    />
  );
}
