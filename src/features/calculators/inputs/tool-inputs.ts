import type { ProgramKind } from '#src/model/facts/home-loan.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import type { VaUse } from '#src/model/loans/mortgage-insurance.ts';
import { usualScores, usualTerms, usualYearsKept } from '#src/model/loans/number-kinds.ts';
import { type InputsOf, input, loanTable, startsOf } from './inputs.ts';

export interface DownPaymentInput {
  text: string;
  /** The field that was typed into last; the other one follows. */
  unit: 'dollars' | 'percent';
}

export const programKinds: readonly ProgramKind[] = ['conventional', 'fha', 'va', 'usda'];

export const vaUses: readonly VaUse[] = ['first', 'later', 'exempt'];

export interface OneTimePaymentInput {
  amount: string;
  /** The payment that it comes with, counted from 1, as typed. */
  month: string;
}

/** More one-time payments than a visitor plans. */
export const maxOneTimePayments = 12;

export const oneTimeDefault: OneTimePaymentInput = { amount: '0', month: '12' };

const { insuranceBelowPercent } = loanFacts.conventional;

/** Without the down payment and the one-time payments, which are several inputs each. */
export const homeLoanTable = {
  homePrice: input('homePrice', '400,000', 'Home price', 'Like 400k.'),
  rate: loanTable.rate,
  termYears: loanTable.termYears,
  propertyTax: input('propertyTax', '3,600', 'Property tax', 'Per year.'),
  homeInsurance: input('homeInsurance', '1,200', 'Home insurance', 'Per year.'),
  hoa: input('hoa', '0', 'HOA dues', 'Per month.'),
  extraPayment: input('extraPayment', '0', 'Extra payment', 'Per month.'),
  yearlyExtra: input('yearlyExtra', '0', 'Extra once a year', 'With every twelfth payment.'),
  biweekly: input('yes', false, 'Pay half every two weeks', '26 halves make 13 payments a year.'),
  program: input(programKinds, 'conventional', 'Loan type', 'FHA, VA and USDA loans add fees.'),
  /** Whether private mortgage insurance counts, where a down payment is too small to go without. */
  countsInsurance: input(
    'yes',
    true,
    'Count mortgage insurance',
    `Lenders usually require it with less than ${insuranceBelowPercent}% down.`,
  ),
  /** That the assumed premium is for. */
  score: input(usualScores, 740, 'Credit score'),
  /** Empty for the assumed premium. */
  insuranceRate: input('insurancePercent', '', 'Insurance premium'),
  vaUse: input(vaUses, 'first', 'Your VA benefit', 'It sets your funding fee.'),
};

export interface HomeLoanInputs extends InputsOf<typeof homeLoanTable> {
  downPayment: DownPaymentInput;
  /** At least one, and at most `maxOneTimePayments`. */
  oneTimePayments: readonly OneTimePaymentInput[];
}

export const homeLoanDefaults: HomeLoanInputs = {
  ...startsOf(homeLoanTable),
  downPayment: { text: '80,000', unit: 'dollars' },
  oneTimePayments: [oneTimeDefault],
};

/** A loan as a lender offers it. */
export const offerTable = {
  ...loanTable,
  points: input('costPercent', '0', 'Points', 'Percent of the loan.'),
  fees: input('closingCosts', '0', 'Lender fees', 'Paid at closing.'),
};

export type OfferInputs = InputsOf<typeof offerTable>;

/** A slider's ends for the share of the 28/36 rule's budget, in percent. */
export const shareLimits = { min: 60, max: 100, step: 5 } as const;

const percentOfPrice = 'Percent of the home price.';

export const householdTable = {
  income: input('income', '100,000', 'Yearly income', 'Your income before taxes.'),
  debts: input('debts', '500', 'Monthly debts', 'Car loans, student loans, cards.'),
  rate: input('rate', '6.5', 'Interest rate'),
  termYears: loanTable.termYears,
  downPaymentPercent: input('downPaymentPercent', '20', 'Down payment', percentOfPrice),
  savings: input(
    'oneTimePayment',
    '',
    'Money you have',
    'For down payment and closing costs. Empty sets no limit.',
  ),
  /** Percent of what the 28/36 rule allows that is to be spent. */
  sharePercent: input(shareLimits, 100, 'Share of your limit to use'),
};

export type HouseholdInputs = InputsOf<typeof householdTable>;

/** For how many years the compared loans are kept. */
export const keptTable = { years: input(usualYearsKept, 7, 'Years with the loan') };

const percentPerYear = 'Percent per year.';
const stay = input(usualYearsKept, 7, 'Years you will stay');

export const refinanceTable = {
  balance: input('loan', '250,000', 'Current balance', 'What you still owe.'),
  rate: input('rate', '7.25', 'Current rate', percentPerYear),
  yearsLeft: input(usualYearsKept, 25, 'Years left'),
  newRate: input('rate', '6.25', 'New rate'),
  newTermYears: input(usualTerms, 30, 'New loan term'),
  closingCosts: input(
    'closingCosts',
    '6,000',
    'Closing costs',
    'Lender fees, appraisal, title and recording.',
  ),
  costsFinanced: input('yes', false, 'Add the closing costs to the loan'),
  yearsKept: stay,
};

export type RefinanceInputs = InputsOf<typeof refinanceTable>;

export const rentOrBuyTable = {
  monthlyRent: input('rent', '2,000', 'Monthly rent', 'For a similar home.'),
  homePrice: input('homePrice', '400,000', 'Purchase price', 'Like 400,000 or 400k.'),
  downPaymentPercent: householdTable.downPaymentPercent,
  rate: householdTable.rate,
  termYears: loanTable.termYears,
  yearsKept: stay,
  rentGrowth: input('growth', '3', 'Rent growth', percentPerYear),
  homeGrowth: input('growth', '3', 'Home value growth', percentPerYear),
  propertyTax: input('propertyTaxPercent', '1.1', 'Property tax', 'Percent of the value.'),
  homeInsurance: input('homeInsurance', '1,800', 'Home insurance', 'Per year.'),
  hoa: homeLoanTable.hoa,
  upkeep: input('costPercent', '1', 'Upkeep', 'Percent of the value.'),
  costGrowth: input('growth', '3', 'Cost growth', percentPerYear),
  buyingCosts: input('costPercent', '3', 'Closing costs', 'Percent of the price.'),
  sellingCosts: input('costPercent', '6', 'Costs of selling', 'Percent of the value.'),
  savingsReturn: input('growth', '4', 'Return on savings', percentPerYear),
};

export type RentOrBuyInputs = InputsOf<typeof rentOrBuyTable>;

const offer = startsOf(offerTable);

/** What each calculator of the Advanced tab starts with. */
export const toolDefaults = {
  homeLoan: homeLoanDefaults,
  household: startsOf(householdTable),
  first: { ...offer, rate: '6.5' },
  second: { ...offer, rate: '5.75' },
  kept: startsOf(keptTable),
  refinance: startsOf(refinanceTable),
  rentOrBuy: startsOf(rentOrBuyTable),
};

/** The inputs of the Advanced tab, by the calculator that they are of. */
export type ToolInputs = typeof toolDefaults;
