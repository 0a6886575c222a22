import { useDeferredValue, useRef } from 'react';
import { LifeOfLoan, type LifeOfLoanProps } from '#src/content/LifeOfLoan.tsx';
import { numberText } from '#src/features/calculators/inputs/read-number.ts';
import { printPage } from '#src/features/calculators/tools/use-tools.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { formatCents, formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import { loanCost } from '#src/model/loans/loan-cost.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { type Figure, FigureList } from './Answer.tsx';
import styles from './LoanPicture.module.css';

/** The life of a loan, and ways to take it along on one page: printed, or as a picture where the browser shares one. */
export function LoanPicture({
  home = [],
  ...life
}: LifeOfLoanProps & { home?: readonly Figure[] }) {
  const picture = useRef<HTMLDivElement>(null);
  // The plot follows the frame that shows the payment. Deferred around its Suspense, a change would hold up the page
  // until its script is there.
  const drawn = useDeferredValue(life);
  const canShare =
    useHydrated() &&
    navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] });
  const { principal, annualRatePercent, termMonths } = life;
  const { monthlyPayment, totalInterest } = loanCost(life);
  const share = () =>
    import('./share-loan.ts')
      .then(({ shareLoan }) => picture.current && shareLoan(picture.current))
      .catch(({ name }: Error) => (name === 'AbortError' ? undefined : printPage('one')));

  return (
    <div ref={picture} className={styles.picture} data-loan-picture>
      <div className={`${styles.sheet} print-only`}>
        <h2>{`My loan: ${formatWhole(principal)} at ${numberText(annualRatePercent)}% over ${formatYears(termMonths / 12)}`}</h2>
        <FigureList
          figures={[
            ...home,
            ['Principal and interest a month', formatCents(monthlyPayment)],
            ['Total interest', formatWhole(totalInterest)],
          ]}
        />
      </div>
      <LifeOfLoan {...drawn} />
      {principal > 0 && (
        <div className={`${styles.take} screen-only`}>
          <Button variant="quiet" onClick={() => printPage('one')}>
            Print my loan on one page
          </Button>
          {canShare && (
            <Button variant="quiet" onClick={share}>
              Share it as a picture
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
