import type { Loan } from '#src/domain/loans/loan.ts';
import { readAmount, readPercent } from './read-number.ts';

/** What is typed into the calculators, as typed; terms are whole years. */
export interface LoanInputs {
  amount: string;
  rate: string;
  termYears: number;
}

export const basicDefaults: LoanInputs = { amount: '300,000', rate: '4.5', termYears: 30 };

/** Returns the loan that its inputs describe. */
export function readLoan({ amount, rate, termYears }: LoanInputs): Loan {
  return {
    principal: readAmount(amount, 'loan').value,
    annualRatePercent: readPercent(rate, 'rate').value,
    termMonths: termYears * 12,
  };
}
