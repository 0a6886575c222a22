import type { ReactNode } from 'react';
import styles from './ChartTip.module.css';

/** The style of the figures at a chart's axes. */
export const axisTick = { fill: 'var(--muted)', fontSize: 13 };

interface ChartTipProps {
  title: ReactNode;
  /** Whether it is announced when the arrow keys move it. */
  announced?: boolean;
  /** A paragraph for each figure. */
  children: ReactNode;
}

/** The figures of the part of a chart at which somebody points. */
export function ChartTip({ title, announced = false, children }: ChartTipProps) {
  return (
    <div role={announced ? 'status' : undefined} className={styles.tip}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
