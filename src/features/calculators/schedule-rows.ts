import { amortizationSchedule } from '#src/domain/loans/amortization-schedule.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { principalOvertakesInterest } from '#src/domain/loans/principal-overtakes-interest.ts';
import { yearlySchedule } from '#src/domain/loans/yearly-schedule.ts';

/** A year or a month of a schedule. */
export interface ScheduleRow {
  /** The year or the month, counted from 1. */
  period: number;
  payment: number;
  principal: number;
  interest: number;
  balance: number;
}

/** A loan's schedule by years and by months, without extra payments. */
export interface Schedule {
  principal: number;
  years: ScheduleRow[];
  months: ScheduleRow[];
  /** The first payment that holds more principal than interest; undefined without a loan. */
  overtakingPayment: number | undefined;
}

/** Computes a loan's schedule once for the table, the chart and the file. */
export function scheduleOf(loan: Loan): Schedule {
  const months = amortizationSchedule(loan);
  return {
    principal: loan.principal,
    years: yearlySchedule(months).map(({ year, ...row }) => ({ period: year, ...row })),
    months: months.map(({ month, ...row }) => ({ period: month, ...row })),
    overtakingPayment: principalOvertakesInterest(months),
  };
}
