import styles from './ExplanationNote.module.css';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents } from './format.ts';

function workedExample({ loan, breakdown, cost }: HomeLoanFigures): string {
  const { principal, annualRatePercent, termMonths } = loan;
  return `With your numbers: ${formatCents(principal)} at ${annualRatePercent}% a year over ${termMonths} payments comes to ${formatCents(breakdown.principalAndInterest)} a month, and ${formatCents(cost.totalInterest)} of interest in all. With one-twelfth of the yearly tax and insurance and the monthly HOA dues, the payment is ${formatCents(breakdown.total)}.`;
}

/** The formula and the rounding behind the numbers, worked with the visitor's own. */
export function ExplanationNote({ figures }: { figures: HomeLoanFigures }) {
  return (
    <details className={styles.note}>
      <summary className={styles.summary}>How these numbers are calculated</summary>
      <div className={styles.text}>
        <p>
          The monthly payment of principal and interest is for a fixed-rate loan with equal
          payments:
        </p>
        <p className={styles.formula}>
          payment = loan × r ÷{' '}
          <span className="unbroken">
            (1 − (1 + r)<sup>−n</sup>)
          </span>
        </p>
        <p>
          Here r is the yearly rate divided by 12, and n is the number of payments. At a rate of 0%,
          the loan is divided evenly over the months.
        </p>
        <p>{workedExample(figures)}</p>
        <p>
          We calculate with unrounded numbers and round to cents only what is shown, so a column may
          differ from its total by a cent, and a lender that rounds every payment may get a few
          cents more or less. The schedule ends when less than half a cent is left.
        </p>
        <p>
          For affordability, the maximum payment is 36% of your monthly income minus other debts.
          The home price is the loan that this payment repays plus the down payment.
        </p>
      </div>
    </details>
  );
}
