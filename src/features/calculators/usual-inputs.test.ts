import { expect, it } from 'vitest';
import * as usual from '#src/domain/loans/usual-ranges.ts';
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

/** The numbers with which the calculators start, and those in the hints of the forms, by their range. */
const shown: Record<keyof typeof usual, (string | number)[]> = {
  usualRates: [...withRate.map(({ rate }) => rate), rent.rate, refinanceDefaults.newRate],
  usualTerms: [
    ...[...loans, home, householdDefaults, rent].map(({ termYears }) => termYears),
    refinanceDefaults.newTermYears,
  ],
  usualYearsKept: [
    keptDefaults.years,
    refinanceDefaults.yearsLeft,
    refinanceDefaults.yearsKept,
    rent.yearsKept,
  ],
  usualScores: [home.score],
  usualHomePrices: [home.homePrice, rent.homePrice, '450,000'],
  usualLoans: [...loans.map(({ amount }) => amount), refinanceDefaults.balance],
  usualDownPayments: [home.downPayment.text, '80,000'],
  usualDownPaymentPercents: [householdDefaults.downPaymentPercent, rent.downPaymentPercent, '20'],
  usualIncomes: [householdDefaults.income, '85,000'],
  usualDebts: [householdDefaults.debts],
  usualRents: [rent.monthlyRent],
  usualPropertyTaxes: [home.propertyTax],
  usualPropertyTaxPercents: [rent.propertyTax],
  usualInsurances: [home.homeInsurance, rent.homeInsurance],
  usualHoaFees: [home.hoa, rent.hoa],
  usualGrowths: [rent.rentGrowth, rent.homeGrowth, rent.costGrowth, rent.savingsReturn],
  usualExtraPayments: [home.extraPayment, home.yearlyExtra, oneTimeDefault.amount],
  usualClosingCosts: [refinanceDefaults.closingCosts, first.fees, second.fees],
  usualCostPercents: [
    first.points,
    second.points,
    rent.upkeep,
    rent.buyingCosts,
    rent.sellingCosts,
  ],
};

it.each(Object.entries(usual))('%s has both ends, and those shown are usual', (name, range) => {
  expect(range.min).toBeLessThan(range.max);
  for (const text of shown[name as keyof typeof usual]) {
    const { value } = readAmount(String(text));
    // None of what there may be none of.
    if (value === 0) continue;
    expect(value, String(text)).toBeGreaterThanOrEqual(range.min);
    expect(value, String(text)).toBeLessThanOrEqual(range.max);
  }
});
