import { memo, useMemo } from 'react';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { figureLength } from './figure-length.ts';
import { formatCents } from './format.ts';
import { ScheduleRows } from './ScheduleRows.tsx';
import styles from './ScheduleTable.module.css';
import { rowsPerBlock, type ScheduleRow, toBlocks } from './schedule-rows.ts';
import { useBlocksInSight } from './use-blocks-in-sight.ts';

interface ScheduleTableProps {
  /** What a row stands for. */
  period: 'Year' | 'Month';
  rows: readonly ScheduleRow[];
}

/**
 * A schedule as a table that scrolls in itself, with its titles always in sight. The rows in sight follow
 * each key in the calculator, the others the next pause.
 */
export const ScheduleTable = memo(function ScheduleTable({ period, rows }: ScheduleTableProps) {
  const paused = useDebounced(rows);
  const isInsured = hasInsurance(rows);
  const hasSameShape = paused.length === rows.length && hasInsurance(paused) === isInsured;
  const blocks = useMemo(() => toBlocks(rows), [rows]);
  const pausedBlocks = useMemo(() => toBlocks(paused), [paused]);
  const { scroller, inSight } = useBlocksInSight(rowsPerBlock);
  const label = period === 'Year' ? 'Schedule by year' : 'Schedule by month';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={label} tabIndex={0} ref={scroller} className={styles.scroller}>
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
          {blocks.map((block, index) => (
            <ScheduleRows
              key={block[0]?.period}
              rows={(hasSameShape && !inSight(index) && pausedBlocks[index]) || block}
              isInsured={isInsured}
            />
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

function hasInsurance(rows: readonly ScheduleRow[]): boolean {
  return rows.some(({ insurance }) => insurance !== undefined);
}
