import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import styles from './FeaturedPost.module.css';

/** The skeleton of a featured post. */
export function FeaturedPostSkeleton() {
  return (
    <div className={styles.post}>
      <div className={styles.image} />
      <div className={styles.text}>
        <p className={styles.category}>
          <SkeletonText width="word" />
        </p>
        <div className={styles.words}>
          <p className={styles.title}>
            <SkeletonText width="line" />
          </p>
          <p className={styles.description}>
            <SkeletonText width="line" />
          </p>
        </div>
        <p className={styles.foot}>
          <SkeletonText width="word" />
        </p>
      </div>
    </div>
  );
}
