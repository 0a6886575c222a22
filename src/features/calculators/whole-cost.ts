import type { Household } from '#src/domain/loans/affordability.ts';
import type { HousingAffordability, HousingPlan } from '#src/domain/loans/housing-affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { calculatorFacts } from '#src/lib/calculator-facts.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { homeLoanDefaults } from './inputs.ts';
import { assumedInsurancePercent } from './loan-program-of.ts';

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

/** Returns what the 28/36 rule is asked of: a household, and the costs of a home beside its loan. */
export function housingPlanOf(
  household: Household,
  sharePercent: number,
  costs: HousingCosts,
): HousingPlan {
  const { annualIncome, monthlyDebts, annualRatePercent, termMonths } = household;
  return {
    annualIncome,
    monthlyDebts,
    annualRatePercent,
    termMonths,
    downPayment: { kind: 'percentOfPrice', percent: household.downPaymentPercent },
    propertyTax: { kind: 'amount', dollars: costs.annualPropertyTax },
    homeInsurance: { kind: 'amount', dollars: costs.annualHomeInsurance },
    monthlyHoa: costs.monthlyHoa,
    mortgageInsurance: {
      annualPremiumPercent: assumedInsurancePercent(
        homeLoanDefaults.score,
        100 - household.downPaymentPercent,
      ),
      requiredAbovePercent: loanFacts.conventional.insuranceRequestPercent,
    },
    limits: { housingPercent, debtPercent },
    sharePercent,
  };
}

/** Returns which of the two limits decides the price, or why there is none. */
export function wholeCostText(result: HousingAffordability): string {
  if (result.kind === 'affordable') {
    return result.binds === 'housing'
      ? `The ${housingPercent}% limit for housing decides.`
      : `The ${debtPercent}% limit for housing and debts decides.`;
  }
  switch (result.reason) {
    case 'noIncome':
      return 'This rule needs an income as well.';
    case 'debtsTooHigh':
      return 'By this rule, too, your debts leave nothing for housing.';
    case 'costsTooHigh':
      return 'Taxes, insurance and dues use up what the rule leaves for housing.';
    case 'nothingBorrowed':
      return 'Without a loan, this rule sets no price either.';
  }
}
