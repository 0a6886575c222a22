import type { Period } from '#src/lib/input/typed-numbers.ts';

/** The kinds of dollars that people type. */
export type AmountKind =
  | 'homePrice'
  /** A loan, or what is left of it. */
  | 'loan'
  | 'downPayment'
  | 'income'
  | 'debts'
  | 'rent'
  | 'propertyTax'
  | 'homeInsurance'
  | 'hoa'
  | 'extraPayment'
  | 'yearlyExtra'
  | 'oneTimePayment'
  | 'closingCosts';

/** The kinds of percentages that people type. */
export type PercentKind =
  | 'rate'
  /** A year's change of prices, rents and costs, and what savings earn: only this may be negative. */
  | 'growth'
  | 'downPaymentPercent'
  | 'propertyTaxPercent'
  /** Of a price or a loan: points, the costs of buying and selling, and a year's upkeep. */
  | 'costPercent'
  /** A year's premium of private mortgage insurance. */
  | 'insurancePercent';

/** What a typed number is, by which it is read and asked about. */
export type NumberKind = AmountKind | PercentKind;

export function isPercentKind(kind: NumberKind): kind is PercentKind {
  return /^(rate|growth|.+Percent)$/.test(kind);
}

interface AmountMeaning {
  /** The time that an amount is paid for: one for another time is converted. */
  per?: Period;
  /** What a percentage in its place is a share of. */
  of?: 'price' | 'loan';
}

/** How amounts are read, other than as dollars alone. */
export const amountMeanings: { readonly [Kind in NumberKind]?: AmountMeaning } = {
  downPayment: { of: 'price' },
  income: { per: 'year' },
  debts: { per: 'month' },
  rent: { per: 'month' },
  propertyTax: { per: 'year', of: 'price' },
  homeInsurance: { per: 'year', of: 'price' },
  hoa: { per: 'month' },
  extraPayment: { per: 'month' },
  yearlyExtra: { per: 'year' },
  closingCosts: { of: 'loan' },
};

/** In years, a slider's ends. A qualified mortgage has 30 at most (12 CFR 1026.43(e)(2)(ii)). */
export const usualTerms = { min: 5, max: 30 } as const;

/** In years for which a home or a loan is kept, a slider's ends: at most its term. */
export const usualYearsKept = { min: 1, max: 30 } as const;

/** Credit scores. FICO and VantageScore have no others. */
export const usualScores = { min: 300, max: 850 } as const;
