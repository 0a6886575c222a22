import type { calculatorFacts } from './calculator-facts.ts';
import type { loanFacts } from './loan-facts.ts';

/** Every figure that ages, in its group. */
export type Facts = typeof loanFacts & typeof calculatorFacts;

/** A group of figures that are checked together. */
export type FactName = keyof Facts;

/** A day such as `2026-11-23`. */
type Day = `${number}-${number}-${number}`;

export interface FactDays {
  /** When the figures were last compared with their sources. */
  checked: Day;
  /** The last day on which they are valid; `open` without a set end: check them again after a year. */
  ends: Day | 'open';
}

/** When each group of figures of loan-facts.ts was checked, and when it ends. */
export const factDays: Record<keyof typeof loanFacts, FactDays> = {
  fha: { checked: '2026-11-23', ends: 'open' },
  // The day before the fee in 38 U.S.C. 3729 drops.
  va: { checked: '2026-11-23', ends: '2034-06-08' },
  usda: { checked: '2026-11-23', ends: 'open' },
  conventional: { checked: '2026-11-23', ends: 'open' },
  conformingLimits: { checked: '2026-11-23', ends: '2026-12-31' },
  debtToIncome: { checked: '2026-11-23', ends: 'open' },
  closingCosts: { checked: '2026-11-23', ends: 'open' },
  rateShopping: { checked: '2026-11-23', ends: 'open' },
};
