const lendersOwn = 'Each lender sets its own minimum';

/**
 * Figures and rules of the loan programs that change over time, in one place, so that updating them changes no
 * prose, only their day below. Where each was read is in fact-records.ts. Down payments are percentages
 * of the price; premiums and fees are percentages of the loan.
 */
export const loanFacts = {
  /** Sources: HUD Handbook 4000.1; Mortgagee Letters 2023-05 for the annual premium, 2025-09 for residents. */
  fha: {
    whoCanGetOne: 'People who will live in the home, but not non-permanent residents',
    downPaymentPercent: 3.5,
    /** Lowest credit score for that down payment. */
    fromScore: 580,
    lowerScoreDownPaymentPercent: 10,
    lowerScoreFrom: 500,
    /** Lowest limit of a county, of the conforming baseline. */
    limitFromPercent: 65,
    upfrontPremiumPercent: 1.75,
    /** The rate that most borrowers pay per year. */
    commonAnnualPremiumPercent: 0.55,
    /** From this down payment on, the annual premium ends; below it, it is paid for the whole term. */
    premiumEndsFromPercent: 10,
    /** Then it is paid for so many years. */
    premiumYears: 11,
  },

  /** Source: US Department of Veterans Affairs, funding fee tables, for nothing down. */
  va: {
    whoCanGetOne: 'Veterans, service members and some surviving spouses',
    minimumScore: lendersOwn,
    monthlyInsurance: 'No monthly insurance',
    downPaymentPercent: 0,
    firstUseFundingFeePercent: 2.15,
    laterUseFundingFeePercent: 3.3,
  },

  /** Source: USDA Rural Development, Single Family Housing Guaranteed Loan Program. */
  usda: {
    minimumScore: lendersOwn,
    whereOneIsPossible: 'eligible rural and suburban areas',
    downPaymentPercent: 0,
    /** Highest household income, as a share of the area's median. */
    incomeLimitPercent: 115,
    upfrontFeePercent: 1,
    annualFeePercent: 0.35,
  },

  /** Sources: Fannie Mae and Freddie Mac; Homeowners Protection Act; CFPB. */
  conventional: {
    minimumScore: lendersOwn,
    downPaymentPercent: 3,
    /** From this down payment on, neither first-time buyers only nor limited incomes. */
    anyBuyerDownPaymentPercent: 5,
    /** With the lowest down payment, for first-time buyers only. */
    withoutIncomeLimit: 'HomeOne and the standard 97% loan',
    /** With the lowest down payment. */
    withIncomeLimit: 'HomeReady and Home Possible',
    /** Highest income for these, as a share of the area's median. */
    incomeLimitPercent: 80,
    /** Lenders usually require private mortgage insurance below this down payment. */
    insuranceBelowPercent: 20,
    /** Share of the home's original value at which a borrower may ask to cancel the insurance. */
    insuranceRequestPercent: 80,
    /** Share at which it ends automatically. */
    insuranceEndPercent: 78,
  },

  /** Sources: Federal Housing Finance Agency; HUD for the FHA's. One-unit homes, dollars. */
  conformingLimits: {
    year: 2026,
    baseline: 832_750,
    ceiling: 1_249_125,
    /** In Alaska, Hawaii, Guam and the Virgin Islands, as published: 150% of the ceiling is $62 more. */
    fhaSpecialCeiling: 1_873_625,
  },

  /** Highest share of gross monthly income for all debt payments. Source: Fannie Mae Selling Guide. */
  debtToIncome: { manualPercent: 36, manualWithReservesPercent: 45, automatedPercent: 50 },

  /** Typical closing costs, as a share of the price. Source: Consumer Financial Protection Bureau. */
  closingCosts: { fromPercent: 2, toPercent: 5 },

  /** Days within which several mortgage inquiries count as one; varies by scoring model. Source: CFPB. */
  rateShopping: { shortestDays: 14, longestDays: 45 },

  /** When the Homebuyers Privacy Protection Act took effect. Source: 15 U.S.C. 1681b(c)(4). */
  prescreening: { limitedSince: 'March 2026' },
} as const;

/** The lowest limit of an FHA loan, by county, in whole dollars; the highest is the conforming ceiling. */
export const fhaFloor = Math.floor(
  (loanFacts.conformingLimits.baseline * loanFacts.fha.limitFromPercent) / 100,
);

/** A day such as `2026-11-23`. */
type Day = `${number}-${number}-${number}`;

export interface FactDays {
  /** When the figures were last compared with their sources. */
  checked: Day;
  /** The last day on which they are valid; `open` without a set end: check them again after a year. */
  ends: Day | 'open';
}

/** When each group of these figures was checked, and when it ends. */
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
  prescreening: { checked: '2026-11-28', ends: 'open' },
};

/**
 * Returns whether a group of figures is no longer valid, so that a page must not show it as current.
 *
 * @param day ISO date without a time
 */
export function hasEnded(name: keyof typeof loanFacts, day: string): boolean {
  // 'open' is greater than any day.
  return day > factDays[name].ends;
}

/** Returns the day of the oldest check: the figures above are as of that day. */
export function oldestCheck(): string {
  const days = Object.values(factDays).map(({ checked }) => checked);
  return days.reduce((oldest, day) => (day < oldest ? day : oldest));
}

/**
 * Returns the day on which a figure is to be checked again: a year after its last check.
 *
 * @example recheckDay('2026-11-23') // '2027-11-23'
 */
export function recheckDay(checked: string): string {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}`.replace('-02-29', '-02-28');
}
