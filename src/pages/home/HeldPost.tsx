import { HeldText } from '#src/ui/HeldText.tsx';
import styles from './FeaturedPost.module.css';

/** The place of a featured post that is still loading. */
export function HeldPost() {
  return (
    <div className={styles.post}>
      <div className={styles.image} />
      <div className={styles.text}>
        <p className={styles.category}>
          <HeldText width="word" />
        </p>
        <div className={styles.words}>
          <p className={styles.title}>
            <HeldText width="line" />
          </p>
          <p className={styles.description}>
            <HeldText width="line" />
          </p>
        </div>
        <p className={styles.foot}>
          <HeldText width="word" />
        </p>
      </div>
    </div>
  );
}
