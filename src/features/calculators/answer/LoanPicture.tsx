import { useRef } from 'react';
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
  const canShare =
    useHydrated() &&
    navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] });
  const { principal, annualRatePercent, termMonths } = life;
  const { monthlyPayment, totalInterest } = loanCost(life);
  const title = `My loan: ${formatWhole(principal)} at ${numberText(annualRatePercent)}% over ${formatYears(termMonths / 12)}`;
  const payment = `${formatCents(monthlyPayment)} a month`;
  const figures: readonly Figure[] = [...home, ['Total interest', formatWhole(totalInterest)]];

  const share = () =>
    import('./share-loan.ts')
      .then(
        ({ shareLoan }) => picture.current && shareLoan(picture.current, [title, payment], figures),
      )
      .catch(({ name }: Error) => (name === 'AbortError' ? undefined : printPage('one')));

  return (
    <div ref={picture} className={styles.picture} data-loan-picture>
      <div className={`${styles.sheet} print-only`}>
        <h2>{title}</h2>
        <p className={styles.payment}>{payment}</p>
        <FigureList figures={figures} />
      </div>
      <LifeOfLoan {...life} />
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
