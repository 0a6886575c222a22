import { HeldText } from '#src/ui/HeldText.tsx';
import styles from './HeldPosts.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Holds the place of the posts' table. */
export function HeldPosts() {
  return (
    <>
      <p role="status" className={styles.status}>
        Loading posts…
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <HeldText width="line" />
            <HeldText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
