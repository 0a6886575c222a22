import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { leadCollections } from '#src/domain/leads/stored-leads.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { axisTick, ChartTip } from '#src/ui/ChartTip.tsx';
import { countText } from './lead-fields.ts';
import type { WeekOfLeads } from './weekly-counts.service.ts';

/**
 * Draws the inquiries of each week, one kind on top of the other. Pointing at a week, touching it, or moving
 * to it with the arrow keys shows its figures; the table below says the same.
 */
export function InquiryChart({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  return (
    <ResponsiveContainer>
      <BarChart
        data={[...weeks]}
        margin={{ top: 8, right: 4, bottom: 4, left: 0 }}
        title="Inquiries per week. The left and right arrow keys move from week to week."
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="monday"
          tick={axisTick}
          tickLine={false}
          stroke="var(--control)"
          tickFormatter={(monday: string) => formatShortDate(monday).replace(/\/\d{4}$/, '')}
        />
        <YAxis width={40} tick={axisTick} tickLine={false} axisLine={false} allowDecimals={false} />
        <Tooltip
          content={WeekFigures}
          cursor={{ fill: 'var(--brand-soft)' }}
          isAnimationActive={false}
        />
        {leadCollections.map((kind, index) => (
          <Bar
            key={kind}
            dataKey={({ counts }: WeekOfLeads) => counts[kind]}
            name={kind}
            stackId="week"
            fill={`var(--part-${index + 1})`}
            stroke="var(--paper)"
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

function WeekFigures({ active, payload }: TooltipContentProps) {
  const week: WeekOfLeads | undefined = payload[0]?.payload;
  if (!active || !week) return null;
  return (
    <ChartTip announced title={`Week of ${formatShortDate(week.monday)}`}>
      {leadCollections.map((kind) => (
        <p key={kind}>{countText(kind, week.counts[kind])}</p>
      ))}
    </ChartTip>
  );
}
