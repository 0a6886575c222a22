import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useMonthAfter } from '#src/features/calculators/inputs/payment-month.ts';
import { ToolLead } from '#src/features/calculators/tools/ToolSection.tsx';
import { printPage } from '#src/features/calculators/tools/use-tools.ts';
import { download } from '#src/lib/loading/download.ts';
import { formatCents, measureFigure } from '#src/model/loans/format-figures.ts';
import type { Loan } from '#src/model/loans/loan.ts';
import type { MortgageInsurance } from '#src/model/loans/mortgage-insurance.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import {
  computeSchedule,
  formatScheduleCsv,
  type Schedule,
  type ScheduleRow,
} from './loan-schedule.ts';
import styles from './ScheduleSection.module.css';

/** The amortization table by years, each of which opens its months, and ways to take it along. */
export const ScheduleSection = memo(function ScheduleSection({
  loan,
  insurance,
}: {
  loan: Loan;
  insurance: MortgageInsurance | undefined;
}) {
  // It follows each key once the answer is drawn.
  const schedule = useDeferredValue(
    useMemo(() => computeSchedule(loan, insurance), [loan, insurance]),
  );
  const { months } = schedule;
  return (
    <>
      <ToolLead>{useScheduleLead(schedule)}</ToolLead>
      <ScheduleTable {...schedule} />
      <p className={styles.rounding}>
        Each amount here and in the file, which has every month, is rounded to the cent by itself,
        so a column may differ from its total by a few cents.
      </p>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          disabled={months.length === 0}
          onClick={() =>
            download('amortization-schedule.csv', 'text/csv', formatScheduleCsv(months))
          }
        >
          Download CSV
        </Button>
        <Button variant="quiet" onClick={() => printPage('all')}>
          Print
        </Button>
      </div>
    </>
  );
});

/** Returns from when on more of each payment goes to principal. */
function useScheduleLead({ overtakingPayment }: Schedule): string {
  const monthAfter = useMonthAfter();
  if (overtakingPayment === undefined) return 'There’s no loan, so there’s nothing to pay.';
  return `Starting with payment ${overtakingPayment}${monthAfter(overtakingPayment)}, more of each payment goes to principal than to interest. This schedule leaves out extra payments.`;
}

/** The years of a schedule as a table, with its titles and on a phone its balances always in sight. */
const ScheduleTable = memo(function ScheduleTable({ years, months }: Schedule) {
  const isInsured = years.some(({ insurance = 0 }) => insurance > 0);
  return (
    <section
      aria-label="Schedule by year"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      // The balance stands there, and never fades.
      data-sticky-end
      className={styles.scroller}
    >
      <table
        className={styles.table}
        data-length={measureFigure(formatCents(largestAmount(years)))}
        data-insured={isInsured || undefined}
      >
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Principal</th>
            <th scope="col">Interest</th>
            <th scope="col">Remaining balance</th>
            {isInsured && <th scope="col">Mortgage insurance</th>}
          </tr>
        </thead>
        <tbody>
          {years.map((row) => (
            <ScheduleYear key={row.period} row={row} months={months} isInsured={isInsured} />
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

interface ScheduleYearProps {
  row: ScheduleRow;
  months: readonly ScheduleRow[];
  /** Whether the table has a column for mortgage insurance. */
  isInsured: boolean;
}

/** A year, the flag of insurance that ends in it, and its months once it is opened. */
function ScheduleYear({ row, months, isInsured }: ScheduleYearProps) {
  const [isOpen, setOpen] = useState(false);
  const { period, insuranceEnds } = row;
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            className={classNames(styles.year, 'screen-only')}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="visually-hidden">Months of year</span> <span>{period}</span>
          </button>
          <span className="print-only">{period}</span>
        </th>
        <Amounts row={row} isInsured={isInsured} />
      </tr>
      {insuranceEnds && (
        <tr className={styles.flag}>
          <td colSpan={5}>{`Mortgage insurance ends ${insuranceEnds}`}</td>
        </tr>
      )}
      {isOpen &&
        months.slice(period * 12 - 12, period * 12).map((month) => (
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
