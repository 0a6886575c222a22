import { rateKinds } from '#src/domain/rates/shown-rates.ts';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import styles from './RatesPanel.module.css';

/** The skeleton of the rates form. */
export function RatesSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the rates…
      </p>
      <div className={styles.fields} aria-hidden="true">
        {[...rateKinds.map(({ label }) => label), 'Last updated'].map((label) => (
          <div key={label} className={styles.skeleton}>
            <SkeletonText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
