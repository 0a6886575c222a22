/**
 * Figures of the loan programs that change over time, in one place, so that updating them changes no
 * prose, only their day in fact-days.ts. Where each was read is in fact-records.ts. Down
 * payments are percentages of the price; premiums and fees are percentages of the loan.
 */
export const loanFacts = {
  /** Sources: HUD Handbook 4000.1; Mortgagee Letter 2023-05 for the annual premium. */
  fha: {
    downPaymentPercent: 3.5,
    /** Lowest credit score for that down payment. */
    fromScore: 580,
    lowerScoreDownPaymentPercent: 10,
    lowerScoreFrom: 500,
    upfrontPremiumPercent: 1.75,
    /** The rate that most borrowers pay per year. */
    commonAnnualPremiumPercent: 0.55,
  },

  /** Source: US Department of Veterans Affairs, funding fee tables, for nothing down. */
  va: {
    downPaymentPercent: 0,
    firstUseFundingFeePercent: 2.15,
    laterUseFundingFeePercent: 3.3,
  },

  /** Source: USDA Rural Development, Single Family Housing Guaranteed Loan Program. */
  usda: {
    downPaymentPercent: 0,
    /** Highest household income, as a share of the area's median. */
    incomeLimitPercent: 115,
    upfrontFeePercent: 1,
    annualFeePercent: 0.35,
  },

  /** Sources: Fannie Mae HomeReady and Freddie Mac Home Possible; Homeowners Protection Act. */
  conventional: {
    downPaymentPercent: 3,
    /** Highest income for the programs with the lowest down payment, as a share of the area's median. */
    incomeLimitPercent: 80,
    /** Share of the home's original value at which a borrower may ask to cancel the insurance. */
    insuranceRequestPercent: 80,
    /** Share at which it ends automatically. */
    insuranceEndPercent: 78,
  },

  /** Source: Federal Housing Finance Agency, one-unit homes, dollars. */
  conformingLimits: { year: 2026, baseline: 832_750, ceiling: 1_249_125 },

  /** Highest share of gross monthly income for all debt payments. Source: Fannie Mae Selling Guide. */
  debtToIncome: { manualPercent: 36, manualWithReservesPercent: 45, automatedPercent: 50 },

  /** Typical closing costs, as a share of the price. Source: Consumer Financial Protection Bureau. */
  closingCosts: { fromPercent: 2, toPercent: 5 },

  /** Days within which several mortgage inquiries count as one; varies by scoring model. Source: CFPB. */
  rateShopping: { shortestDays: 14, longestDays: 45 },
} as const;
