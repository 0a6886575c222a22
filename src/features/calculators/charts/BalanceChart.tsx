import { memo } from 'react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ScheduleRow } from '../schedule-rows.ts';

interface BalanceChartProps {
  principal: number;
  years: readonly ScheduleRow[];
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

const tick = { fill: 'var(--muted)', fontSize: 13 };

/** What is still owed, year by year; the schedule says the same in figures. */
export const BalanceChart = memo(function BalanceChart({ principal, years }: BalanceChartProps) {
  const points = [
    { year: 0, balance: principal },
    ...years.map(({ period, balance }) => ({ year: period, balance })),
  ];
  return (
    <ResponsiveContainer>
      <AreaChart
        data={points}
        margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="year"
          type="number"
          domain={[0, years.length]}
          tickCount={7}
          allowDecimals={false}
          tick={tick}
          tickLine={false}
          stroke="var(--control)"
        />
        <YAxis
          width={64}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(dollars: number) => shortDollars.format(dollars)}
        />
        <Area
          dataKey="balance"
          stroke="var(--brand)"
          strokeWidth={2.5}
          fill="var(--brand-soft)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
});
