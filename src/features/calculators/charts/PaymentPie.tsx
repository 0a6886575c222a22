import { memo } from 'react';
import { Pie, PieChart, Tooltip, type TooltipContentProps } from 'recharts';
import type { BreakdownPart } from '../breakdown-parts.ts';
import { formatCents } from '../format.ts';
import styles from './Charts.module.css';

const size = 150;

interface PaymentPieProps {
  parts: readonly BreakdownPart[];
}

/** Draws the parts of a monthly payment as a ring; its legend stands beside it as text. */
export const PaymentPie = memo(function PaymentPie({ parts }: PaymentPieProps) {
  const slices = parts
    .map((part, index) => ({ ...part, fill: `var(--part-${index + 1})` }))
    .filter(({ dollars }) => dollars > 0);
  return (
    <PieChart width={size} height={size} accessibilityLayer={false}>
      <Tooltip content={PartFigures} isAnimationActive={false} allowEscapeViewBox={{ x: true }} />
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

function PartFigures({ active, payload }: TooltipContentProps) {
  const part: BreakdownPart | undefined = payload[0]?.payload;
  if (!active || !part) return null;
  return (
    <div className={styles.tip}>
      <p className={styles.tipTitle}>{part.name}</p>
      <p>{`${formatCents(part.dollars)} (${part.percent}%)`}</p>
    </div>
  );
}
