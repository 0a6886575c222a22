import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loans } from '#src/model/loans/loans.arbitrary.ts';
import { parseCsv } from '#tests/fixtures/parse-csv.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { computeSchedule, formatScheduleCsv } from './loan-schedule.ts';

const schedule = computeSchedule({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 });

it('has a line of titles and a line a row, with plain numbers', () => {
  const lines = formatScheduleCsv(schedule.months).split('\r\n');
  expect(lines).toHaveLength(362);
  expect(lines[0]).toBe('Month,Paid,Principal,Interest,Remaining balance');
  expect(lines[1]).toBe('1,1621.39,421.39,1200.00,319578.61');
  expect(lines[360]).toMatch(/^360,1621\.39,[\d.]+,[\d.]+,0\.00$/);
  expect(lines[361]).toBe('');
});

it('holds nothing that a spreadsheet could run, also for the largest loan', () => {
  const huge = computeSchedule({ principal: 1e15, annualRatePercent: 1000, termMonths: 60 });
  for (const cell of formatScheduleCsv(huge.months).split(/[,\r\n]+/)) {
    expect(cell).toMatch(/^([A-Z][a-z ]+|\d+(\.\d{2})?|)$/);
  }
});

it('writes a schedule as numbers, to the last one, of nothing owed', () => {
  checkProperty(
    fc.property(loans, (loan) => {
      const { months } = computeSchedule(loan);
      const [titles, ...rows] = parseCsv(formatScheduleCsv(months));
      expect(titles).toHaveLength(5);
      expect(rows).toHaveLength(months.length);
      for (const row of rows) expect(row.join()).toMatch(/^\d+(,\d+\.\d\d){4}$/);
      if (rows.length > 0) expect(rows.at(-1)?.at(-1)).toBe('0.00');
    }),
    sampleSize(100, 20),
  );
});
