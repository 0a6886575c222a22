import styles from './ExplanationNote.module.css';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents } from './format.ts';

/** The formula and the rounding behind the numbers, worked with the visitor's own. */
export function ExplanationNote({ figures }: { figures: HomeLoanFigures }) {
  const { loan, breakdown, cost } = figures;
  return (
    <details className={styles.note}>
      <summary className={styles.summary}>How these numbers are computed</summary>
      <div className={styles.text}>
        <p>
          The monthly payment of principal and interest is that of a loan with a fixed rate and
          equal payments:
        </p>
        <p className={styles.formula}>
          payment = loan × r ÷{' '}
          <span className="unbroken">
            (1 − (1 + r)<sup>−n</sup>)
          </span>
        </p>
        <p>
          Here r is the yearly rate divided by 12, and n the number of payments. At a rate of 0% the
          loan divides evenly over the months.
        </p>
        <p>
          With your numbers: {formatCents(loan.principal)} at {loan.annualRatePercent}% a year over{' '}
          {loan.termMonths} payments gives {formatCents(breakdown.principalAndInterest)} a month,
          and {formatCents(cost.totalInterest)} of interest in all. A twelfth of the yearly tax and
          insurance and the monthly HOA dues make it {formatCents(breakdown.total)}.
        </p>
        <p>
          Everything is computed unrounded and rounded to cents only where it is shown, so a column
          may differ from its sum by a cent, and a lender who rounds every payment may arrive at a
          few cents more or less. The schedule ends when less than half a cent is left.
        </p>
        <p>
          Affordability takes 36% of the monthly income, less other debts, as the highest payment,
          and adds the down payment to the loan that it repays.
        </p>
      </div>
    </details>
  );
}
