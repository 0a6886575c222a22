import type { Loan } from '#src/domain/loans/loan.ts';
import type { LoanInputs } from './inputs.ts';
import { readAmount, readPercent } from './read-number.ts';

/** The loan that its inputs describe. */
export function loanOf({ amount, rate, termYears }: LoanInputs): Loan {
  return {
    principal: readAmount(amount).value,
    annualRatePercent: readPercent(rate).value,
    termMonths: termYears * 12,
  };
}
