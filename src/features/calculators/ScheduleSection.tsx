import { memo, useState, useTransition } from 'react';
import { download } from '#src/lib/download.ts';
import { Button } from '#src/ui/Button.tsx';
import { formatMonth, paymentMonth, useThisMonth } from './calendar.ts';
import { printPage } from './print-page.ts';
import styles from './ScheduleSection.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';
import { Section } from './Section.tsx';
import { scheduleCsv } from './schedule-csv.ts';
import type { Schedule } from './schedule-rows.ts';

const views = {
  years: { label: 'Yearly', period: 'Year', file: 'amortization-schedule-yearly.csv' },
  months: { label: 'Monthly', period: 'Month', file: 'amortization-schedule-monthly.csv' },
} as const;

type View = keyof typeof views;

/** The amortization table by years or by months, and ways to take it along. */
export const ScheduleSection = memo(function ScheduleSection({ schedule }: { schedule: Schedule }) {
  const [view, setView] = useState<View>('years');
  const [, startTransition] = useTransition();
  const { period, file } = views[view];
  const rows = schedule[view];
  return (
    <Section title="Amortization schedule" lead={useOvertakingText(schedule)}>
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
            onClick={() => download(file, 'text/csv', scheduleCsv(period, rows))}
          >
            Download CSV
          </Button>
          <Button variant="quiet" onClick={printPage}>
            Print
          </Button>
        </div>
      </div>
      <ScheduleTable period={period} rows={rows} />
    </Section>
  );
});

function useOvertakingText({ overtakingPayment }: Schedule): string {
  const today = useThisMonth();
  if (overtakingPayment === undefined) return 'Without a loan there is nothing to pay.';
  const month = today && paymentMonth(today, overtakingPayment);
  const when = month ? ` (${formatMonth(month)})` : '';
  return `Starting with payment ${overtakingPayment}${when}, more of each payment goes to principal than to interest. This schedule does not include extra payments.`;
}
