import { Search } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './PostsList.module.css';
import { categoryOptions, stateOptions } from './post-filters.ts';
import { isNarrowed } from './posts-filter.ts';
import { isEmptyBlog } from './posts-status.ts';
import type { Posts } from './use-posts.ts';

/** The search box and the filters, shown once there are posts. */
export function PostsSearch({ posts: { filter, shown, narrow } }: { posts: Posts }) {
  const hasPosts = shown !== undefined && !isEmptyBlog(shown);
  if (!hasPosts && !isNarrowed(filter)) return null;
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label="Search by title, slug, category, or state"
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
