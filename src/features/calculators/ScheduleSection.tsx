import { Fragment, memo, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { download } from '#src/lib/download.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { Button } from '#src/ui/Button.tsx';
import { formatCents, measureFigure } from './format-figures.ts';
import { printPage } from './LazyCharts.tsx';
import {
  formatScheduleCsv,
  rowsPerBlock,
  type Schedule,
  type ScheduleRow,
  toBlocks,
} from './loan-schedule.ts';
import { useMonthAfter } from './payment-month.ts';
import styles from './ScheduleSection.module.css';
import { ToolLead } from './ToolSection.tsx';

const views = {
  years: { label: 'Yearly', period: 'Year', file: 'amortization-schedule-yearly.csv' },
  months: { label: 'Monthly', period: 'Month', file: 'amortization-schedule-monthly.csv' },
} as const;

type View = keyof typeof views;

/** The amortization table by years or by months, and ways to take it along. */
export const ScheduleSection = memo(function ScheduleSection({
  schedule: computeSchedule,
}: {
  schedule: () => Schedule;
}) {
  const schedule = computeSchedule();
  const [view, setView] = useState<View>('years');
  const [, startTransition] = useTransition();
  const { period, file } = views[view];
  const rows = schedule[view];
  return (
    <>
      <ToolLead>{useScheduleLead(schedule)}</ToolLead>
      <div className={styles.controls}>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">Show the schedule</legend>
          {Object.entries(views).map(([value, { label }]) => (
            <label key={value} className={styles.view}>
              <input
                type="radio"
                name="schedule-view"
                value={value}
                checked={view === value}
                onChange={() => startTransition(() => setView(value as View))}
                className={styles.radio}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            disabled={rows.length === 0}
            onClick={() => download(file, 'text/csv', formatScheduleCsv(period, rows))}
          >
            Download CSV
          </Button>
          <Button variant="quiet" onClick={printPage}>
            Print
          </Button>
        </div>
      </div>
      <ScheduleTable period={period} rows={rows} />
      <p className={styles.rounding}>
        Each amount here and in the file is rounded to the cent by itself, so a column may differ
        from its total by a few cents.
      </p>
    </>
  );
});

/** Returns from when on more of each payment goes to principal. */
function useScheduleLead({ overtakingPayment }: Schedule): string {
  const monthAfter = useMonthAfter();
  if (overtakingPayment === undefined) return 'There’s no loan, so there’s nothing to pay.';
  return `Starting with payment ${overtakingPayment}${monthAfter(overtakingPayment)}, more of each payment goes to principal than to interest. This schedule leaves out extra payments.`;
}

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
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      ref={scroller}
      className={styles.scroller}
      data-period={period}
    >
      <table
        className={styles.table}
        data-length={measureFigure(formatCents(largestAmount(rows)))}
        data-insured={isInsured || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{period}</th>
            <th scope="col">Principal</th>
            <th scope="col">Interest</th>
            <th scope="col">Remaining balance</th>
            {isInsured && <th scope="col">Mortgage insurance</th>}
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

interface ScheduleRowsProps {
  rows: readonly ScheduleRow[];
  /** Whether the table has a column for mortgage insurance. */
  isInsured: boolean;
}

/** Consecutive rows of a schedule's table, which render again only when they change. */
const ScheduleRows = memo(function ScheduleRows({ rows, isInsured }: ScheduleRowsProps) {
  return rows.map((row) => (
    <Fragment key={row.period}>
      <tr>
        <th scope="row">{row.period}</th>
        <td>{formatCents(row.principal)}</td>
        <td>{formatCents(row.interest)}</td>
        <td>{formatCents(row.balance)}</td>
        {isInsured && <td>{formatCents(row.insurance ?? 0)}</td>}
      </tr>
      {row.insuranceEnds && (
        <tr className={styles.flag}>
          <td colSpan={5}>{`Mortgage insurance ends ${row.insuranceEnds}`}</td>
        </tr>
      )}
    </Fragment>
  ));
});

/** More rows than the scroller shows at once. */
const rowsInSight = 24;

/**
 * Tells which blocks of a table's rows are in sight of the element that scrolls the table.
 *
 * @param rowsPerBlock the number of rows in each block but the last; the rows are equally high
 */
function useBlocksInSight(rowsPerBlock: number) {
  const scroller = useRef<HTMLElement>(null);
  const [topRow, setTopRow] = useState(0);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => {
      const rowHeight = box.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
      const row = rowHeight > 0 ? box.scrollTop / rowHeight : 0;
      setTopRow(Math.floor(row / rowsPerBlock) * rowsPerBlock);
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [rowsPerBlock]);

  function inSight(block: number) {
    const first = block * rowsPerBlock;
    // The block at the top may be in sight with its last row only.
    return first >= topRow && first < topRow + rowsPerBlock + rowsInSight;
  }

  return { scroller, inSight };
}
