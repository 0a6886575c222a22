import type { BalancePoint } from './charts/BalanceChart.tsx';
import type { Schedule } from './schedule-rows.ts';

/** Returns what is owed at the start and at the end of each year, for the chart. */
export function balancePoints({ principal, years, earlyYears }: Schedule): BalancePoint[] {
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
