import type { Household } from '#src/domain/loans/affordability.ts';
import { earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { loanAmount } from '#src/domain/loans/loan-amount.ts';
import { loanCost } from '#src/domain/loans/loan-cost.ts';
import { paymentBreakdown } from '#src/domain/loans/payment-breakdown.ts';
import { downPaymentFigures } from './down-payment.ts';
import type { HomeLoanInputs, HouseholdInputs, LoanInputs } from './inputs.ts';
import { readAmount, readPercent } from './read-number.ts';

/** The loan that its inputs describe. */
export function loanOf({ amount, rate, termYears }: LoanInputs): Loan {
  return {
    principal: readAmount(amount).value,
    annualRatePercent: readPercent(rate).value,
    termMonths: termYears * 12,
  };
}

/** The household that its inputs describe. */
export function householdOf(inputs: HouseholdInputs): Household {
  return {
    annualIncome: readAmount(inputs.income).value,
    monthlyDebts: readAmount(inputs.debts).value,
    annualRatePercent: readPercent(inputs.rate).value,
    termMonths: inputs.termYears * 12,
    downPaymentPercent: readPercent(inputs.downPaymentPercent).value,
  };
}

/** Everything that the advanced calculator says of a home loan but its schedule. */
export function homeLoanFigures(inputs: HomeLoanInputs) {
  const homePrice = readAmount(inputs.homePrice).value;
  const downPayment = downPaymentFigures(inputs.downPayment, homePrice);
  const borrowed = loanAmount(homePrice, downPayment.dollars);
  const loan: Loan = {
    principal: borrowed.principal,
    annualRatePercent: readPercent(inputs.rate).value,
    termMonths: inputs.termYears * 12,
  };
  const extraMonthlyPayment = readAmount(inputs.extraPayment).value;
  return {
    homePrice,
    downPayment,
    borrowed,
    loan,
    cost: loanCost(loan),
    breakdown: paymentBreakdown(loan, {
      annualPropertyTax: readAmount(inputs.propertyTax).value,
      annualHomeInsurance: readAmount(inputs.homeInsurance).value,
      monthlyHoa: readAmount(inputs.hoa).value,
    }),
    extraMonthlyPayment,
    payoff: earlyPayoff(loan, { extraMonthlyPayment }),
  };
}

export type HomeLoanFigures = ReturnType<typeof homeLoanFigures>;
