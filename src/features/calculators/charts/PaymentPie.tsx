import { memo } from 'react';
import { Pie, PieChart } from 'recharts';
import type { BreakdownPart } from '../breakdown-parts.ts';

const size = 150;

/** The four parts of a monthly payment as a ring; its legend stands beside it as text. */
export const PaymentPie = memo(function PaymentPie({ parts }: { parts: readonly BreakdownPart[] }) {
  const slices = parts.map((part, index) => ({ ...part, fill: `var(--part-${index + 1})` }));
  return (
    <PieChart width={size} height={size} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="dollars"
        nameKey="name"
        innerRadius="58%"
        outerRadius="100%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--paper)"
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
});
