import { rateKinds } from '#src/domain/rates/shown-rates.ts';
import { HeldText } from '#src/ui/HeldText.tsx';
import styles from './RatesPanel.module.css';

/** Holds the place of the rates' form. */
export function HeldRates() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the rates…
      </p>
      <div className={styles.fields} aria-hidden="true">
        {[...rateKinds.map(({ label }) => label), 'Last updated'].map((label) => (
          <div key={label} className={styles.held}>
            <HeldText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
