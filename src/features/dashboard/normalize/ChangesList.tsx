import { useState } from 'react';
import { Pagination } from '#src/ui/Pagination.tsx';
import styles from './ChangesList.module.css';
import type { ChangedPost } from './normalization.ts';
import { WordChangeView } from './WordChangeView.tsx';

const postsPerPage = 10;

/** Changes by post, paginated. */
export function ChangesList({ label, posts }: { label: string; posts: readonly ChangedPost[] }) {
  const [page, setPage] = useState(1);
  if (posts.length === 0) return null;
  return (
    <>
      <ul className={styles.posts} aria-label={label}>
        {posts.slice((page - 1) * postsPerPage, page * postsPerPage).map((post) => (
          <li key={post.id} className={styles.post}>
            <p className={styles.title}>{post.title}</p>
            {post.changes.map((change) => (
              <WordChangeView key={change.field} change={change} />
            ))}
          </li>
        ))}
      </ul>
      <Pagination
        label={`Pages of ${label.toLowerCase()}`}
        page={page}
        pageCount={Math.ceil(posts.length / postsPerPage)}
        onPageChange={setPage}
      />
    </>
  );
}
