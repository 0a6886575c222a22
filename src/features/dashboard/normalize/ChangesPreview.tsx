import { useState } from 'react';
import { Pagination } from '#src/ui/Pagination.tsx';
import styles from './ChangesPreview.module.css';
import type { ChangedPost } from './normalization.ts';
import { WordChangeView } from './WordChangeView.tsx';

const postsPerPage = 10;

/** The planned changes by post, paginated. */
export function ChangesPreview({ posts }: { posts: readonly ChangedPost[] }) {
  const [page, setPage] = useState(1);
  return (
    <>
      <ul className={styles.posts} aria-label="Changes">
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
        label="Pages of changes"
        page={page}
        pageCount={Math.ceil(posts.length / postsPerPage)}
        onPageChange={setPage}
      />
    </>
  );
}
