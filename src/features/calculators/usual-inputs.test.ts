import { expect, it } from 'vitest';
import { calculatorFacts } from '#src/domain/facts/calculator-facts.ts';
import {
  type NumberKind,
  usualScores,
  usualTerms,
  usualYearsKept,
} from '#src/domain/loans/number-kinds.ts';
import { askAboutNumber } from '#src/domain/loans/usual-ranges.ts';
import { basicDefaults } from './inputs.ts';
import { readAmount } from './read-number.ts';
import {
  comparisonDefaults,
  homeLoanDefaults,
  householdDefaults,
  keptDefaults,
  oneTimeDefault,
  refinanceDefaults,
  rentOrBuyDefaults,
} from './tool-inputs.ts';

const { first, second } = comparisonDefaults;
const loans = [basicDefaults, first, second];
const withRate = [...loans, homeLoanDefaults, householdDefaults, refinanceDefaults];
const home = homeLoanDefaults;
const rent = rentOrBuyDefaults;

/** The numbers with which the calculators start, and those in the hints of the forms, by their kind. */
const shown: Record<NumberKind, string[]> = {
  rate: [...withRate.map(({ rate }) => rate), rent.rate, refinanceDefaults.newRate],
  homePrice: [home.homePrice, rent.homePrice, '450,000'],
  loan: [...loans.map(({ amount }) => amount), refinanceDefaults.balance],
  downPayment: [home.downPayment.text, '80,000'],
  downPaymentPercent: [householdDefaults.downPaymentPercent, rent.downPaymentPercent, '20'],
  income: [householdDefaults.income, '85,000'],
  debts: [householdDefaults.debts],
  rent: [rent.monthlyRent],
  propertyTax: [home.propertyTax],
  propertyTaxPercent: [rent.propertyTax],
  homeInsurance: [home.homeInsurance, rent.homeInsurance],
  hoa: [home.hoa, rent.hoa],
  growth: [rent.rentGrowth, rent.homeGrowth, rent.costGrowth, rent.savingsReturn],
  extraPayment: [home.extraPayment],
  yearlyExtra: [home.yearlyExtra],
  oneTimePayment: [oneTimeDefault.amount],
  closingCosts: [refinanceDefaults.closingCosts, first.fees, second.fees],
  costPercent: [first.points, second.points, rent.upkeep, rent.buyingCosts, rent.sellingCosts],
  insurancePercent: calculatorFacts.privateMortgageInsurance.rows.flatMap(({ annualPercents }) =>
    annualPercents.map(String),
  ),
};

it.each(Object.entries(shown))('asks about no %s that the pages show', (kind, texts) => {
  for (const text of texts) {
    const { value } = readAmount(text);
    expect(askAboutNumber(kind as NumberKind, value), text).toBeUndefined();
  }
});

it('starts every slider and the score between their ends', () => {
  const terms = [...loans, home, householdDefaults, rent].map(({ termYears }) => termYears);
  const kept = [refinanceDefaults.yearsLeft, refinanceDefaults.yearsKept, rent.yearsKept];
  const limited = [
    ...[...terms, refinanceDefaults.newTermYears].map((value) => ({ value, ...usualTerms })),
    ...[...kept, keptDefaults.years].map((value) => ({ value, ...usualYearsKept })),
    { value: home.score, ...usualScores },
  ];
  for (const { value, min, max } of limited) {
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  }
});
