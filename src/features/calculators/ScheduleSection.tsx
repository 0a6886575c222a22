import { memo, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { download } from '#src/lib/download.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
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
      <ScheduleTable
        key={view}
        period={period}
        rows={rows}
        months={view === 'years' ? schedule.months : undefined}
      />
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
  /** All months of the loan, for the years to open. */
  months?: readonly ScheduleRow[] | undefined;
}

/**
 * A schedule as a table that scrolls in itself, with its titles always in sight. The rows in sight follow
 * each key in the calculator, the others the next pause.
 */
export const ScheduleTable = memo(function ScheduleTable({
  period,
  rows,
  months,
}: ScheduleTableProps) {
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
              months={months}
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
  return rows.some(({ insurance = 0 }) => insurance > 0);
}

interface ScheduleRowsProps {
  rows: readonly ScheduleRow[];
  /** All months of the loan, for years that open. */
  months: readonly ScheduleRow[] | undefined;
  /** Whether the table has a column for mortgage insurance. */
  isInsured: boolean;
}

/** Consecutive rows of a schedule's table, which render again only when they change. */
const ScheduleRows = memo(function ScheduleRows({ rows, ...props }: ScheduleRowsProps) {
  return rows.map((row) => <ScheduleYear key={row.period} row={row} {...props} />);
});

/** A row, the flag of insurance that ends in it, and the months of a year that is opened. */
function ScheduleYear({
  row,
  months,
  isInsured,
}: Omit<ScheduleRowsProps, 'rows'> & { row: ScheduleRow }) {
  const [isOpen, setOpen] = useState(false);
  const { period, insuranceEnds } = row;
  return (
    <>
      <tr>
        <th scope="row">
          {months && (
            <button
              type="button"
              aria-expanded={isOpen}
              className={classNames(styles.year, 'screen-only')}
              onClick={() => setOpen(!isOpen)}
            >
              <span className="visually-hidden">Months of year</span> <span>{period}</span>
            </button>
          )}
          <span className={months && 'print-only'}>{period}</span>
        </th>
        <Amounts row={row} isInsured={isInsured} />
      </tr>
      {insuranceEnds && (
        <tr className={styles.flag}>
          <td colSpan={5}>{`Mortgage insurance ends ${insuranceEnds}`}</td>
        </tr>
      )}
      {isOpen &&
        months?.slice(period * 12 - 12, period * 12).map((month) => (
          <tr key={month.period} className={styles.month}>
            <th scope="row">
              <span className="visually-hidden">Month</span> <span>{month.period}</span>
            </th>
            <Amounts row={month} isInsured={isInsured} />
          </tr>
        ))}
    </>
  );
}

function Amounts({ row, isInsured }: { row: ScheduleRow; isInsured: boolean }) {
  const { principal, interest, balance, insurance = 0 } = row;
  return [principal, interest, balance, ...(isInsured ? [insurance] : [])].map((dollars, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: A cell is its column's.
    <td key={index}>{formatCents(dollars)}</td>
  ));
}

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
