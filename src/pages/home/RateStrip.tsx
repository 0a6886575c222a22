import { Link } from 'react-router-dom';
import { rateKinds, shownRate } from '#src/domain/rates/shown-rates.ts';
import { useRates } from '#src/features/rates/use-rates.ts';
import { paths } from '#src/lib/paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import { HeldText } from '#src/ui/HeldText.tsx';
import styles from './RateStrip.module.css';

/** The current rates in one quiet line. Without any, its place stays empty, so that nothing moves. */
export function RateStrip() {
  const resource = useRates();
  const rates = resource.status === 'loaded' ? resource.value : undefined;
  const hasAny = rateKinds.some(({ field }) => rates?.[field]);
  const gone = resource.status !== 'loading' && !hasAny;
  return (
    <section
      className={classNames(styles.strip, !rates && styles.held, gone && styles.gone)}
      aria-label="Current rates"
    >
      <dl className={styles.rates}>
        {rateKinds.map(({ field, label }) => (
          <div key={field} className={styles.rate}>
            <dt className={styles.label}>{label}</dt>
            <dd className={classNames(styles.figure, 'figures')}>
              {rates ? shownRate(rates[field]) : <HeldText width="word" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {rates ? (
          rates.lastUpdated && <span>Example rates, last updated {rates.lastUpdated}. </span>
        ) : (
          <>
            <HeldText width="line" />{' '}
          </>
        )}
        <Link to={paths.rates}>What they mean</Link>
      </p>
    </section>
  );
}
