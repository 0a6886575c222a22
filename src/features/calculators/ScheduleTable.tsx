import { memo } from 'react';
import { figureLength } from './figure-length.ts';
import { formatCents } from './format.ts';
import styles from './ScheduleTable.module.css';
import type { ScheduleRow } from './schedule-rows.ts';

interface ScheduleTableProps {
  /** What a row stands for. */
  period: 'Year' | 'Month';
  rows: readonly ScheduleRow[];
}

/** A schedule as a table that scrolls in itself, with its titles always in sight. */
export const ScheduleTable = memo(function ScheduleTable({ period, rows }: ScheduleTableProps) {
  const isInsured = rows.some(({ insurance }) => insurance !== undefined);
  const label = period === 'Year' ? 'Schedule by year' : 'Schedule by month';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={label} tabIndex={0} className={styles.scroller}>
      <table
        className={styles.table}
        data-length={figureLength(formatCents(largestAmount(rows)))}
        data-insured={isInsured || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{period}</th>
            <th scope="col">Principal</th>
            <th scope="col">Interest</th>
            {isInsured && <th scope="col">Mortgage insurance</th>}
            <th scope="col">Remaining balance</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row">{row.period}</th>
              <td>{formatCents(row.principal)}</td>
              <td>{formatCents(row.interest)}</td>
              {isInsured && <td>{formatCents(row.insurance ?? 0)}</td>}
              <td>{formatCents(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function largestAmount(rows: readonly ScheduleRow[]): number {
  return Math.max(
    0,
    ...rows.flatMap(({ principal, interest, balance }) => [principal, interest, balance]),
  );
}
