import { classNames } from '#src/ui/class-names.ts';
import styles from './PostCardSkeleton.module.css';

/** The skeleton of a post card. A status text must announce the loading. */
export function PostCardSkeleton({ lead }: { lead: boolean }) {
  return (
    <div className={classNames(styles.place, lead && styles.lead)}>
      <div className={styles.image} />
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={styles.title} />
        <div className={styles.description} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
