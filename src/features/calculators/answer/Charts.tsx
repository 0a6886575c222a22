import { memo } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  Pie,
  PieChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { formatWhole } from '#src/model/loans/format-figures.ts';
import type { MortgageInsurance } from '#src/model/loans/mortgage-insurance.ts';
import styles from './Charts.module.css';

/** The style of the figures at a chart's axes. */
const axisTick = { fill: 'var(--muted)', fontSize: 13 };

const pieSize = 150;

/** A part of the monthly payment, as the pie and its legend show it. */
export interface BreakdownPart {
  name: string;
  dollars: number;
  percent: number;
}

/** Draws the parts of a monthly payment as a ring; its legend stands beside it as text. */
export const PaymentPie = memo(function PaymentPie({ parts }: { parts: readonly BreakdownPart[] }) {
  const slices = parts
    .map((part, index) => ({ ...part, fill: `var(--part-${index + 1})` }))
    .filter(({ dollars }) => dollars > 0);
  return (
    <PieChart width={pieSize} height={pieSize} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="dollars"
        nameKey="name"
        innerRadius="64%"
        outerRadius="100%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--paper)"
        strokeWidth={slices.length > 1 ? 2 : 0}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
});

/** What is owed at the end of a year. */
export interface BalancePoint {
  /** 0 for the day of the loan. */
  year: number;
  balance: number;
  /** Dollars with them; undefined when nothing extra is paid. */
  earlyBalance?: number;
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

const everyYears = 5;

/**
 * Draws what is still owed, year by year, with and without extra payments. Pointing at a year, or
 * moving to it with the arrow keys, shows its figures; the schedule says the same in a table.
 */
export const BalanceChart = memo(function BalanceChart({
  points,
  insuranceEnd,
}: {
  points: readonly BalancePoint[];
  /** The last payments with private mortgage insurance, which get flags. */
  insuranceEnd: MortgageInsurance['privateEnd'];
}) {
  const flags = insuranceEnd
    ? ([
        ['Insurance ends on request', insuranceEnd.onRequest.payment],
        ['Insurance ends by law', insuranceEnd.byLaw.payment],
      ] as const)
    : [];
  const years = points.length - 1;
  const marks = points.map(({ year }) => year).filter((year) => year % everyYears === 0);
  const isEarly = points.some(({ earlyBalance }) => earlyBalance !== undefined);
  return (
    <ResponsiveContainer>
      <ComposedChart
        data={[...points]}
        margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
        title="Balance by year. The left and right arrow keys move from year to year."
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="year"
          type="number"
          domain={[0, years]}
          ticks={marks}
          tick={axisTick}
          tickLine={false}
          stroke="var(--control)"
          tickFormatter={(year: number) => (year === 0 ? 'Year 0' : String(year))}
        />
        <YAxis
          width={64}
          tick={axisTick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(dollars: number) => shortDollars.format(dollars)}
        />
        <Tooltip
          content={YearFigures}
          cursor={{ stroke: 'var(--control)' }}
          isAnimationActive={false}
        />
        <Area
          dataKey="balance"
          stroke="var(--brand)"
          strokeWidth={2.5}
          fill="var(--brand-soft)"
          isAnimationActive={false}
        />
        {flags.map(([label, payment], index) => (
          <ReferenceLine
            key={label}
            x={payment / 12}
            stroke="var(--control)"
            strokeDasharray="2 3"
            label={{
              value: label,
              position: 'insideTopLeft',
              dy: index * 18,
              fontSize: axisTick.fontSize,
              fill: 'var(--ink)',
            }}
          />
        ))}
        {isEarly && (
          <Line
            dataKey="earlyBalance"
            stroke="var(--accent)"
            strokeWidth={2.5}
            strokeDasharray="6 4"
            dot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
});

function YearFigures({ active, payload }: TooltipContentProps) {
  const point: BalancePoint | undefined = payload[0]?.payload;
  if (!active || !point) return null;
  return (
    <div role="status" className={styles.tip}>
      <p className={styles.title}>{point.year === 0 ? 'Start' : `End of year ${point.year}`}</p>
      <p>{`Balance: ${formatWhole(point.balance)}`}</p>
      {point.earlyBalance !== undefined && (
        <p>{`With extra payments: ${formatWhole(point.earlyBalance)}`}</p>
      )}
    </div>
  );
}
