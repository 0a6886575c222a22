import type { AmortizationRow } from './repay.ts';

/** Twelve payments of a repayment, fewer in the last year. */
export interface YearlyRow {
  /** 1 for the first twelve payments. */
  year: number;
  payment: number;
  principal: number;
  interest: number;
  /** Dollars owed at the end of the year. */
  balance: number;
}

/**
 * The years of a monthly schedule, counted from the first payment: the sum of each year's
 * payments, and the balance after its last one.
 *
 * @returns unrounded rows in dollars
 * @example yearlySchedule(amortizationSchedule({ principal: 125_000, annualRatePercent: 9, termMonths: 360 }))
 *   // the second row: interest 11135.232131, principal 934.107123
 * @see Excel's documentation of CUMIPMT and CUMPRINC
 */
export function yearlySchedule(schedule: readonly AmortizationRow[]): YearlyRow[] {
  const years: YearlyRow[] = [];
  for (const row of schedule) {
    const year = Math.ceil(row.month / 12);
    const before = years[year - 1];
    years[year - 1] = {
      year,
      payment: (before?.payment ?? 0) + row.payment,
      principal: (before?.principal ?? 0) + row.principal,
      interest: (before?.interest ?? 0) + row.interest,
      balance: row.balance,
    };
  }
  return years;
}
