import type { calculatorFacts } from '../calculator-facts.ts';
import type { FactDays } from './fact-days.ts';

/** When each group of figures that only the calculators need was checked, and when it ends. */
export const calculatorFactDays: Record<keyof typeof calculatorFacts, FactDays> = {
  fhaAnnualPremium: { checked: '2026-11-23', ends: 'open' },
  vaFundingFee: { checked: '2026-11-23', ends: '2034-06-08' },
  privateMortgageInsurance: { checked: '2026-11-23', ends: 'open' },
  twoRatios: { checked: '2026-11-23', ends: 'open' },
};
