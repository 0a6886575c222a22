/**
 * Figures of the loan programs that age, in one place: whoever updates them changes no prose, but the
 * day in facts/fact-days.ts. Where each was read is in facts/fact-records.ts. Percentages are of the
 * price for down payments, of the loan for premiums and fees.
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
    /** What most borrowers pay a year. */
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
    /** Highest household income, of the area's median. */
    incomeLimitPercent: 115,
    upfrontFeePercent: 1,
    annualFeePercent: 0.35,
  },

  /** Sources: Fannie Mae HomeReady and Freddie Mac Home Possible; Homeowners Protection Act. */
  conventional: {
    downPaymentPercent: 3,
    /** Highest income of the programs with the lowest down payment, of the area's median. */
    incomeLimitPercent: 80,
    /** Share of the home's original value at which a borrower may ask to drop the insurance. */
    insuranceRequestPercent: 80,
    /** Share at which it ends by itself. */
    insuranceEndPercent: 78,
  },

  /** Source: Federal Housing Finance Agency, one-unit homes, dollars. */
  conformingLimits: { year: 2026, baseline: 832_750, ceiling: 1_249_125 },

  /** Highest share of gross monthly income that all debts may take. Source: Fannie Mae Selling Guide. */
  debtToIncome: { manualPercent: 36, manualWithReservesPercent: 45, automatedPercent: 50 },

  /** What buyers commonly pay, of the price. Source: Consumer Financial Protection Bureau. */
  closingCosts: { fromPercent: 2, toPercent: 5 },

  /** Within so many days several mortgage inquiries count as one; scoring models differ. Source: CFPB. */
  rateShopping: { shortestDays: 14, longestDays: 45 },
} as const;
