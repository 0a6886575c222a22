import { postsPerPage } from '#src/domain/posts/posts.limits.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './HeldPlaces.module.css';
import grid from './PostGrid.module.css';

const places = Array.from({ length: postsPerPage }, (_, place) => place);

/** Holds the places of the cards that are on their way. The words beside it say so. */
export function HeldPlaces({ withLead }: { withLead: boolean }) {
  return (
    <div className={grid.grid} data-lead={withLead || undefined} aria-hidden="true">
      {places.map((place) => (
        <div key={place}>
          <div className={classNames(styles.place, withLead && place === 0 && styles.lead)}>
            <div className={styles.image} />
            <div className={styles.text}>
              <div className={styles.line} />
              <div className={styles.title} />
              <div className={styles.description} />
              <div className={styles.line} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
