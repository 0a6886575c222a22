import type { FhaAnnualPremium } from '#src/model/loans/mortgage-insurance.ts';
import { loanFacts } from './loan-facts.ts';

const fhaShort = { termMonthsTo: 180 };
/** The FHA charges more for larger loans. */
const fhaSmall = { baseLoanTo: 726_200 };
/** The highest loan-to-value with which the premium ends, and after how long. */
const premiumEnds = {
  loanToValueTo: 100 - loanFacts.fha.premiumEndsFromPercent,
  months: loanFacts.fha.premiumYears * 12,
};

/**
 * Figures that only the calculators need, in one place: those that texts need too are in
 * loan-facts.ts. Whoever changes one also changes its day in fact-records.ts, which also says
 * where each was read. Percentages are of the loan, a year where the name says so.
 */
export const calculatorFacts = {
  /** The first row whose bounds all hold applies. Source: HUD, Mortgagee Letter 2023-05. */
  fhaAnnualPremium: {
    rows: [
      { ...fhaShort, ...fhaSmall, ...premiumEnds, annualPercent: 0.15 },
      { ...fhaShort, ...fhaSmall, annualPercent: 0.4 },
      { ...fhaShort, ...premiumEnds, loanToValueTo: 78, annualPercent: 0.15 },
      { ...fhaShort, ...premiumEnds, annualPercent: 0.4 },
      { ...fhaShort, annualPercent: 0.65 },
      { ...fhaSmall, ...premiumEnds, annualPercent: 0.5 },
      { ...fhaSmall, loanToValueTo: 95, annualPercent: 0.5 },
      { ...fhaSmall, annualPercent: loanFacts.fha.commonAnnualPremiumPercent },
      { ...premiumEnds, annualPercent: 0.7 },
      { loanToValueTo: 95, annualPercent: 0.7 },
      { annualPercent: 0.75 },
    ] as readonly FhaAnnualPremium[],
  },

  /** Of a loan to buy or build a home, by down payment. Source: 38 U.S.C. 3729. */
  vaFundingFee: {
    rows: [
      {
        downPaymentFromPercent: 0,
        firstUsePercent: loanFacts.va.firstUseFundingFeePercent,
        laterUsePercent: loanFacts.va.laterUseFundingFeePercent,
      },
      { downPaymentFromPercent: 5, firstUsePercent: 1.5, laterUsePercent: 1.5 },
      { downPaymentFromPercent: 10, firstUsePercent: 1.25, laterUsePercent: 1.25 },
    ],
    /** For veterans with disability compensation, some surviving spouses, and Purple Heart holders. */
    exemptPercent: 0,
  },

  /**
   * An assumption, because insurers quote each borrower: a published price list for fixed loans of
   * more than 20 years, with the coverage that Fannie Mae and Freddie Mac require. Source: MGIC,
   * borrower-paid monthly premiums of July 9, 2018.
   */
  privateMortgageInsurance: {
    /** The lowest score of each range. The list has no premium for lower scores. */
    scoresFrom: [760, 740, 720, 700, 680, 660, 640, 620],
    /** Each applies up to its loan-to-value. Percent of the original loan a year, for each range of scores. */
    rows: [
      { highestLoanToValue: 85, annualPercents: [0.19, 0.2, 0.23, 0.25, 0.28, 0.38, 0.4, 0.44] },
      { highestLoanToValue: 90, annualPercents: [0.28, 0.38, 0.46, 0.55, 0.65, 0.9, 0.91, 0.94] },
      { highestLoanToValue: 95, annualPercents: [0.38, 0.53, 0.66, 0.78, 0.96, 1.28, 1.33, 1.42] },
      { highestLoanToValue: 97, annualPercents: [0.58, 0.7, 0.87, 0.99, 1.21, 1.54, 1.65, 1.86] },
    ],
  },

  /**
   * The 28/36 rule, of gross monthly income: what housing may cost, and housing and debts together.
   * Source: Fannie Mae Foundation, How to Buy Your Own Home.
   */
  twoRatios: { housingPercent: 28, debtPercent: 36 },
} as const;

/** Every figure that ages, in its group. */
export type Facts = typeof loanFacts & typeof calculatorFacts;

/** A group of figures that are checked together. */
export type FactName = keyof Facts;
