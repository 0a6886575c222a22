import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { LifeOfLoan } from '#src/content/LifeOfLoan.tsx';
import { useRates } from '#src/data/site/use-rates.ts';
import { LivePayment } from '#src/features/rates/LivePayment.tsx';
import { RateList } from '#src/features/rates/RateBoard.tsx';
import { RateTerms } from '#src/features/rates/RateTerms.tsx';
import { formName, paths } from '#src/lib/addresses/paths.ts';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import { rateFields } from '#src/model/rates/shown-rates.ts';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './HomeRates.module.css';

/**
 * The current rates in a row, and a payment slider that uses the first of them. If there are none, the row's space
 * stays empty to avoid a layout shift.
 */
export function HomeRates() {
  const resource = useRates(useContext(EmbeddedData));
  const rates = resource.status === 'loaded' ? resource.value : undefined;
  const hasAny = rateFields.some((field) => rates?.[field]);
  const gone = resource.status !== 'loading' && !hasAny;
  return (
    <div className={styles.section}>
      <section
        className={classNames(!rates && styles.skeleton, gone && styles.gone)}
        aria-label="Current rates"
      >
        <RateList rates={rates} look={styles} />
        <div className={styles.note}>
          {rates ? <RateTerms rates={rates} /> : <SkeletonText width="line" />}
          <Link to={paths.rates}>What they mean</Link>
        </div>
      </section>
      <LivePayment formName={formName} rates={rates} Drawing={LifeOfLoan} />
    </div>
  );
}
