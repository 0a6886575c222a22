import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loans } from '#src/domain/loans/loans.arbitrary.ts';
import { parseCsv } from '#tests/owner/parse-csv.ts';
import { holds } from '#tests/proof/property.ts';
import { computeSchedule, formatScheduleCsv } from './loan-schedule.ts';

it('writes a schedule as numbers, to the last one, of nothing owed', () => {
  holds(
    fc.property(loans, (loan) => {
      const { months } = computeSchedule(loan);
      const [titles, ...rows] = parseCsv(formatScheduleCsv('Month', months));
      expect(titles).toHaveLength(5);
      expect(rows).toHaveLength(months.length);
      for (const row of rows) expect(row.join()).toMatch(/^\d+(,\d+\.\d\d){4}$/);
      if (rows.length > 0) expect(rows.at(-1)?.at(-1)).toBe('0.00');
    }),
    100,
  );
});
