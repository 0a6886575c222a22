import { LivePayment } from '#src/features/rates/LivePayment.tsx';
import { useRates } from '#src/features/rates/use-rates.ts';
import styles from './HomeRates.module.css';
import { RateStrip } from './RateStrip.tsx';

/** The current rates and a payment slider that uses the first of them. */
export function HomeRates() {
  const resource = useRates();
  return (
    <div className={styles.rates}>
      <RateStrip resource={resource} />
      <LivePayment rates={resource.status === 'loaded' ? resource.value : undefined} />
    </div>
  );
}
