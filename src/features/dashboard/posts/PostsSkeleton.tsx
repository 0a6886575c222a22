import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import styles from './PostsSkeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The skeleton of the posts table. */
export function PostsSkeleton() {
  return (
    <>
      <p role="status" className={styles.status}>
        Loading posts…
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonText width="line" />
            <SkeletonText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
