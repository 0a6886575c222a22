import {
  type AmortizationRow,
  amortizationSchedule,
  principalOvertakesInterest,
  yearlySchedule,
} from '#src/model/loans/amortization-schedule.ts';
import type { Loan } from '#src/model/loans/loan.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';
import { type MortgageInsurance, premiumWith } from '#src/model/loans/mortgage-insurance.ts';

/** A year or a month of a schedule. */
export interface ScheduleRow extends AmortizationRow {
  /** Premiums of mortgage insurance, which are paid beside the payment; undefined without insurance. */
  insurance?: number;
  /** How mortgage insurance ends in it: on request, by law, or either way; empty if it does not. */
  insuranceEnds?: string;
}

/** A loan's schedule by years and by months, without extra payments. */
export interface Schedule {
  years: ScheduleRow[];
  months: ScheduleRow[];
  /** The first payment that holds more principal than interest; undefined without a loan. */
  overtakingPayment: number | undefined;
}

/** Computes a loan's schedule for the table and the file. */
export function computeSchedule(loan: Loan, insurance?: MortgageInsurance): Schedule {
  const months = amortizationSchedule(loan);
  return {
    years: yearlySchedule(months).map((row) => ({
      ...row,
      ...(insurance && describeInsurance(insurance, row.period)),
    })),
    months: months.map((row) => ({
      ...row,
      ...(insurance && { insurance: premiumWith(insurance, row.period) }),
    })),
    overtakingPayment: principalOvertakesInterest(months),
  };
}

/** Returns the premiums of a year, and how insurance ends in it. */
function describeInsurance({ years, privateEnd }: MortgageInsurance, year: number) {
  const { monthlyPremium = 0, payments = 0 } = years[year - 1] ?? {};
  const endsIn = (end: { payment: number } | undefined) =>
    end !== undefined && Math.ceil(end.payment / 12) === year;
  const ends = [
    endsIn(privateEnd?.onRequest) && 'on request',
    endsIn(privateEnd?.byLaw) && 'by law',
  ];
  return { insurance: monthlyPremium * payments, insuranceEnds: ends.filter(Boolean).join(' or ') };
}

/**
 * Returns a schedule as a CSV file: a line of titles, then one line a month, amounts in dollars and cents
 * without signs or groups, so that a spreadsheet takes them as numbers and never as formulas. `Paid` is
 * principal and interest.
 */
export function formatScheduleCsv(months: readonly ScheduleRow[]): string {
  const isInsured = months.some(({ insurance = 0 }) => insurance > 0);
  const titles = [
    'Month',
    'Paid',
    'Principal',
    'Interest',
    ...(isInsured ? ['Mortgage insurance'] : []),
    'Remaining balance',
  ];
  const lines = months.map((row) => [
    row.period,
    formatDecimals(row.payment),
    formatDecimals(row.principal),
    formatDecimals(row.interest),
    ...(isInsured ? [formatDecimals(row.insurance ?? 0)] : []),
    formatDecimals(row.balance),
  ]);
  return [titles, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function formatDecimals(dollars: number): string {
  return roundToCents(dollars).toFixed(2);
}
