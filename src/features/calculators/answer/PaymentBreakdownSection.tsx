import { memo, useMemo } from 'react';
import { useDeepMemo } from '#src/features/calculators/inputs/use-deep-memo.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { formatCents, formatWhole, measureFigure } from '#src/model/loans/format-figures.ts';
import type { PaymentBreakdown } from '#src/model/loans/payment-breakdown.ts';
import type { BalancePoint, BreakdownPart } from './Charts.tsx';
import { LazyBalance, LazyPie, WhenVisible } from './LazyCharts.tsx';
import type { Schedule } from './loan-schedule.ts';
import styles from './PaymentBreakdownSection.module.css';

interface PaymentBreakdownSectionProps {
  /** Rounded to cents that add up. */
  payment: PaymentBreakdown;
  schedule: () => Schedule;
}

/** Where each monthly payment goes, and how the balance falls: drawn, and said in words. */
export const PaymentBreakdownSection = memo(function PaymentBreakdownSection({
  payment,
  schedule: computeSchedule,
}: PaymentBreakdownSectionProps) {
  const schedule = computeSchedule();
  const parts = useDeepMemo(listParts(payment));
  const drawnParts = useDebounced(parts);
  const drawnSchedule = useDebounced(schedule);
  const points = useMemo(() => listBalances(drawnSchedule), [drawnSchedule]);
  const total = formatCents(payment.total);
  return (
    <div className={styles.charts}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>Each monthly payment</figcaption>
        <div className={styles.payment}>
          <div className={styles.ring}>
            <WhenVisible decorative load={LazyPie.load} className={styles.pie}>
              <LazyPie parts={drawnParts} />
            </WhenVisible>
            <p className={styles.total} data-length={measureFigure(total)} aria-hidden="true">
              {total}
            </p>
          </div>
          <ul className={styles.legend}>
            {parts.map(({ name, dollars, percent }, index) => (
              <li key={name} className={styles.entry}>
                <span className={styles.swatch} data-part={index + 1} />
                <span>{name}</span>
                <span className={styles.amount} data-length={measureFigure(formatCents(dollars))}>
                  <span>{formatCents(dollars)}</span>{' '}
                  <span className={styles.share}>{`(${percent}%)`}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>Balance over time</figcaption>
        {schedule.earlyYears && (
          <ul className={styles.lines}>
            <li className={styles.entry}>
              <span className={styles.line} />
              <span>As planned</span>
            </li>
            <li className={styles.entry}>
              <span className={styles.line} data-dashed />
              <span>With extra payments</span>
            </li>
          </ul>
        )}
        <WhenVisible load={LazyBalance.load} className={styles.balance}>
          <LazyBalance points={points} insuranceEnd={drawnSchedule.insuranceEnd} />
        </WhenVisible>
        <p className={styles.words}>{describeBalance(schedule)}</p>
      </figure>
    </div>
  );
});

function describeBalance({ principal, years, earlyYears, insuranceEnd }: Schedule): string {
  const half = years.find(({ balance }) => balance <= principal / 2);
  if (!half) return 'Without a loan there’s no balance.';
  const early = earlyYears
    ? ` With your extra payments it reaches zero in year ${earlyYears.length}.`
    : '';
  const insured = insuranceEnd
    ? ` Mortgage insurance ends on request in year ${Math.ceil(insuranceEnd.onRequest.payment / 12)}, and by law in year ${Math.ceil(insuranceEnd.byLaw.payment / 12)}.`
    : '';
  return `The balance falls from ${formatWhole(principal)} to less than half by the end of year ${half.period}, and to zero in year ${years.length}.${early}${insured} The schedule shows every year.`;
}

/** Returns the parts of a monthly payment, always in the same order, which their colors follow. */
export function listParts(payment: PaymentBreakdown): BreakdownPart[] {
  const { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance } = payment;
  const parts = [
    { name: 'Principal and interest', dollars: principalAndInterest },
    { name: 'Property tax', dollars: propertyTax },
    { name: 'Insurance', dollars: homeInsurance },
    { name: 'HOA', dollars: hoa },
    ...(mortgageInsurance > 0 ? [{ name: 'Mortgage insurance', dollars: mortgageInsurance }] : []),
  ];
  const percents = sharePercents(parts.map(({ dollars }) => dollars));
  return parts.map((part, index) => ({ ...part, percent: percents[index] ?? 0 }));
}

/**
 * Returns the share of each amount in whole percent. They add up to 100: the percents that rounding down leaves
 * over go to the amounts that it took most from.
 *
 * @example sharePercents([1, 1, 1]) // [34, 33, 33]
 */
function sharePercents(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / total) * 100);
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const rest = (index: number) => (exact[index] ?? 0) % 1;
  const raised = [...exact.keys()].toSorted((a, b) => rest(b) - rest(a)).slice(0, left);
  return exact.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0));
}

/** Returns what is owed at the start and at the end of each year, for the chart. */
function listBalances({ principal, years, earlyYears }: Schedule): BalancePoint[] {
  const start = { year: 0, balance: principal, ...(earlyYears && { earlyBalance: principal }) };
  return [
    start,
    ...years.map(({ period, balance }, index) => ({
      year: period,
      balance,
      // Once the loan is paid off, nothing is owed.
      ...(earlyYears && { earlyBalance: earlyYears[index]?.balance ?? 0 }),
    })),
  ];
}
