import { classNames } from '#src/ui/class-names.ts';
import styles from './HeldCard.module.css';

/** Holds the place of a card that is on its way. The words beside it say so. */
export function HeldCard({ lead }: { lead: boolean }) {
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
