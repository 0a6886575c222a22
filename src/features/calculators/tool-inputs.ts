import type { ProgramKind } from '#src/domain/facts/home-loan.ts';
import type { VaUse } from '#src/domain/loans/mortgage-insurance.ts';
import { usualScores, usualTerms, usualYearsKept } from '#src/domain/loans/number-kinds.ts';
import { type InputKind, type InputsOf, loanKinds, type Typed } from './inputs.ts';

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

/** Without the down payment and the one-time payments, which are several inputs each. */
export const homeLoanKinds = {
  homePrice: 'homePrice',
  rate: 'rate',
  termYears: usualTerms,
  propertyTax: 'propertyTax',
  homeInsurance: 'homeInsurance',
  hoa: 'hoa',
  extraPayment: 'extraPayment',
  yearlyExtra: 'yearlyExtra',
  biweekly: 'yes',
  program: programKinds,
  /** Whether private mortgage insurance counts, where a down payment is too small to go without. */
  countsInsurance: 'yes',
  /** That the assumed premium is for. */
  score: usualScores,
  /** Empty for the assumed premium. */
  insuranceRate: 'insurancePercent',
  vaUse: vaUses,
} as const satisfies Record<string, InputKind>;

export interface HomeLoanInputs extends InputsOf<typeof homeLoanKinds>, Typed {
  downPayment: DownPaymentInput;
  /** At least one, and at most `maxOneTimePayments`. */
  oneTimePayments: readonly OneTimePaymentInput[];
}

/** A loan as a lender offers it. */
export const offerKinds = {
  ...loanKinds,
  points: 'costPercent',
  fees: 'closingCosts',
} as const satisfies Record<string, InputKind>;

export type OfferInputs = InputsOf<typeof offerKinds>;

export interface ComparisonInputs {
  first: OfferInputs;
  second: OfferInputs;
}

export const oneTimeDefault: OneTimePaymentInput = { amount: '0', month: '12' };

export const homeLoanDefaults: HomeLoanInputs = {
  homePrice: '400,000',
  downPayment: { text: '80,000', unit: 'dollars' },
  rate: '4.5',
  termYears: 30,
  propertyTax: '3,600',
  homeInsurance: '1,200',
  hoa: '0',
  extraPayment: '0',
  yearlyExtra: '0',
  oneTimePayments: [oneTimeDefault],
  biweekly: false,
  program: 'conventional',
  countsInsurance: true,
  score: 740,
  insuranceRate: '',
  vaUse: 'first',
};

export const comparisonDefaults: ComparisonInputs = {
  first: { amount: '300,000', rate: '6.5', termYears: 30, points: '0', fees: '0' },
  second: { amount: '300,000', rate: '5.75', termYears: 30, points: '0', fees: '0' },
};

/** A slider's ends for the share of the 28/36 rule's budget, in percent. */
export const shareLimits = { min: 60, max: 100, step: 5 } as const;

export const householdKinds = {
  income: 'income',
  debts: 'debts',
  rate: 'rate',
  termYears: usualTerms,
  downPaymentPercent: 'downPaymentPercent',
  /** For the down payment and the closing costs; empty where it is not to limit the price. */
  savings: 'oneTimePayment',
  /** Percent of what the 28/36 rule allows that is to be spent. */
  sharePercent: shareLimits,
} as const satisfies Record<string, InputKind>;

export type HouseholdInputs = InputsOf<typeof householdKinds>;

export const householdDefaults: HouseholdInputs = {
  income: '100,000',
  debts: '500',
  rate: '6.5',
  termYears: 30,
  downPaymentPercent: '20',
  savings: '',
  sharePercent: 100,
};

/** For how many years the compared loans are kept. */
export const keptDefaults = { years: 7 };

export const keptKinds = { years: usualYearsKept } as const;

export const refinanceKinds = {
  balance: 'loan',
  rate: 'rate',
  yearsLeft: usualYearsKept,
  newRate: 'rate',
  newTermYears: usualTerms,
  closingCosts: 'closingCosts',
  costsFinanced: 'yes',
  yearsKept: usualYearsKept,
} as const satisfies Record<string, InputKind>;

export type RefinanceInputs = InputsOf<typeof refinanceKinds>;

export const refinanceDefaults: RefinanceInputs = {
  balance: '250,000',
  rate: '7.25',
  yearsLeft: 25,
  newRate: '6.25',
  newTermYears: 30,
  closingCosts: '6,000',
  costsFinanced: false,
  yearsKept: 7,
};

export const rentOrBuyKinds = {
  monthlyRent: 'rent',
  homePrice: 'homePrice',
  downPaymentPercent: 'downPaymentPercent',
  rate: 'rate',
  termYears: usualTerms,
  yearsKept: usualYearsKept,
  rentGrowth: 'growth',
  homeGrowth: 'growth',
  propertyTax: 'propertyTaxPercent',
  homeInsurance: 'homeInsurance',
  hoa: 'hoa',
  upkeep: 'costPercent',
  costGrowth: 'growth',
  buyingCosts: 'costPercent',
  sellingCosts: 'costPercent',
  savingsReturn: 'growth',
} as const satisfies Record<string, InputKind>;

export type RentOrBuyInputs = InputsOf<typeof rentOrBuyKinds>;

export const rentOrBuyDefaults: RentOrBuyInputs = {
  monthlyRent: '2,000',
  homePrice: '400,000',
  downPaymentPercent: '20',
  rate: '6.5',
  termYears: 30,
  yearsKept: 7,
  rentGrowth: '3',
  homeGrowth: '3',
  propertyTax: '1.1',
  homeInsurance: '1,800',
  hoa: '0',
  upkeep: '1',
  costGrowth: '3',
  buyingCosts: '3',
  sellingCosts: '6',
  savingsReturn: '4',
};
