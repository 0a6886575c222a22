import { memo, useMemo } from 'react';
import type { HomePayment } from '#src/domain/facts/home-loan.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import type { BalancePoint, BreakdownPart } from './Charts.tsx';
import { formatCents, measureFigure } from './format-figures.ts';
import { balanceChart, paymentPie, WhenVisible } from './LazyCharts.tsx';
import type { Schedule } from './loan-schedule.ts';
import styles from './PaymentBreakdownSection.module.css';
import { useDeepMemo } from './use-deep-memo.ts';

interface PaymentBreakdownSectionProps {
  breakdown: HomePayment;
  schedule: () => Schedule;
}

/** Where each monthly payment goes, and how the balance falls: drawn, and said in words. */
export const PaymentBreakdownSection = memo(function PaymentBreakdownSection({
  breakdown,
  schedule: computeSchedule,
}: PaymentBreakdownSectionProps) {
  const schedule = computeSchedule();
  const parts = useDeepMemo(listParts(breakdown));
  const drawnParts = useDebounced(parts);
  const drawnSchedule = useDebounced(schedule);
  const points = useMemo(() => listBalances(drawnSchedule), [drawnSchedule]);
  const total = formatCents(breakdown.total);
  return (
    <div className={styles.charts}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>Each monthly payment</figcaption>
        <div className={styles.payment}>
          <div className={styles.ring}>
            <WhenVisible decorative load={paymentPie.load} className={styles.pie}>
              <paymentPie.Part parts={drawnParts} />
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
        <WhenVisible load={balanceChart.load} className={styles.balance}>
          <balanceChart.Part points={points} />
        </WhenVisible>
        <p className={styles.words}>{describeBalance(schedule)}</p>
      </figure>
    </div>
  );
});

function describeBalance({ principal, years, earlyYears }: Schedule): string {
  const half = years.find(({ balance }) => balance <= principal / 2);
  if (!half) return 'Without a loan there’s no balance.';
  const early = earlyYears
    ? ` With your extra payments it reaches zero in year ${earlyYears.length}.`
    : '';
  return `The balance falls from ${formatCents(principal)} to less than half by the end of year ${half.period}, and to zero in year ${years.length}.${early} The schedule shows every year.`;
}

/** Returns the parts of a monthly payment, always in the same order, which their colors follow. */
export function listParts(breakdown: HomePayment): BreakdownPart[] {
  const { principalAndInterest, propertyTax, homeInsurance, hoa, total } = breakdown;
  const { mortgageInsurance } = breakdown;
  const part = (name: string, dollars: number): BreakdownPart => ({
    name,
    dollars,
    percent: total > 0 ? Math.round((dollars / total) * 100) : 0,
  });
  return [
    part('Principal and interest', principalAndInterest),
    part('Property tax', propertyTax),
    part('Insurance', homeInsurance),
    part('HOA', hoa),
    ...(mortgageInsurance > 0 ? [part('Mortgage insurance', mortgageInsurance)] : []),
  ];
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
