import { memo, useMemo } from 'react';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { balancePoints } from './balance-points.ts';
import { breakdownParts } from './breakdown-parts.ts';
import { balanceChart, paymentPie } from './charts/charts.ts';
import { WhenVisible } from './charts/WhenVisible.tsx';
import { figureLength } from './figure-length.ts';
import type { HomePayment } from './figures.ts';
import { formatCents } from './format.ts';
import styles from './PaymentBreakdownSection.module.css';
import { Section } from './Section.tsx';
import type { Schedule } from './schedule-rows.ts';
import { useDeepMemo } from './use-deep-memo.ts';

interface PaymentBreakdownSectionProps {
  breakdown: HomePayment;
  schedule: Schedule;
}

/** Where each monthly payment goes, and how the balance falls: drawn, and said in words. */
export const PaymentBreakdownSection = memo(function PaymentBreakdownSection({
  breakdown,
  schedule,
}: PaymentBreakdownSectionProps) {
  const parts = useDeepMemo(breakdownParts(breakdown));
  const drawnParts = useDebounced(parts);
  const drawnSchedule = useDebounced(schedule);
  const points = useMemo(() => balancePoints(drawnSchedule), [drawnSchedule]);
  const total = formatCents(breakdown.total);
  return (
    <Section title="Payment breakdown">
      <div className={styles.charts}>
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>Each monthly payment</figcaption>
          <div className={styles.payment}>
            <div className={styles.ring}>
              <WhenVisible decorative load={paymentPie.load} className={styles.pie}>
                <paymentPie.Part parts={drawnParts} />
              </WhenVisible>
              <p className={styles.total} data-length={figureLength(total)} aria-hidden="true">
                {total}
              </p>
            </div>
            <ul className={styles.legend}>
              {parts.map(({ name, dollars, percent }, index) => (
                <li key={name} className={styles.entry}>
                  <span className={styles.swatch} data-part={index + 1} />
                  <span>{name}</span>
                  <span className={styles.amount} data-length={figureLength(formatCents(dollars))}>
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
          <WhenVisible load={balanceChart.load} className={styles.balance}>
            <balanceChart.Part points={points} />
          </WhenVisible>
          <p className={styles.words}>{balanceInWords(schedule)}</p>
        </figure>
      </div>
    </Section>
  );
});

function balanceInWords({ principal, years }: Schedule): string {
  const half = years.find(({ balance }) => balance <= principal / 2);
  if (!half) return 'Without a loan there is no balance.';
  return `The balance falls from ${formatCents(principal)} to less than half by the end of year ${half.period}, and to zero in year ${years.length}. The schedule below shows every year.`;
}
