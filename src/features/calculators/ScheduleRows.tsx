import { memo } from 'react';
import { formatCents } from './format.ts';
import type { ScheduleRow } from './schedule-rows.ts';

interface ScheduleRowsProps {
  rows: readonly ScheduleRow[];
  /** Whether the table has a column for mortgage insurance. */
  isInsured: boolean;
}

/** Consecutive rows of a schedule's table, which render again only when they change. */
export const ScheduleRows = memo(function ScheduleRows({ rows, isInsured }: ScheduleRowsProps) {
  return rows.map((row) => (
    <tr key={row.period}>
      <th scope="row">{row.period}</th>
      <td>{formatCents(row.principal)}</td>
      <td>{formatCents(row.interest)}</td>
      {isInsured && <td>{formatCents(row.insurance ?? 0)}</td>}
      <td>{formatCents(row.balance)}</td>
    </tr>
  ));
});
