import { getRates } from '#src/domain/rates/rates.service.ts';
import { formatDollars } from '#src/lib/format.ts';
import { useResource } from '#src/lib/use-resource.ts';
import styles from './FactsPanel.module.css';
import { loanOutline } from './loan-outline.ts';

/** The loan figures of a quote's answers at the displayed rate. */
export function LoanFacts({ data }: { data: Readonly<Record<string, unknown>> }) {
  const rates = useResource(getRates);
  const rate = rates.status === 'loaded' ? rates.value?.fixed30 : undefined;
  const outline = loanOutline(data, rate);
  if (!outline) return null;
  const { loan, loanToValue, payment } = outline;
  return (
    <>
      <div className={styles.fact}>
        <dt>Loan</dt>
        <dd>{`${formatDollars(Math.round(loan))}, ${loanToValue.toFixed(1)}% of the price`}</dd>
      </div>
      <div className={styles.fact}>
        <dt>Monthly payment</dt>
        <dd>
          {payment === undefined
            ? 'Not known without a 30-year rate'
            : `About ${formatDollars(Math.round(payment))} of principal and interest over 30 years at ${rate}`}
        </dd>
      </div>
    </>
  );
}
