/**
 * Figures that only posts use, in one place, so that updates need no change of prose. Figures that pages
 * of the site need, too, are in src/model/facts/loan-facts.ts. docs/facts.md has the source and date of each.
 */
export const postFacts = {
  vaStreamline: {
    fundingFeePercent: 0.5,
    /** Months within which a lower payment must have recovered the costs. */
    recoupMonths: 36,
    /** Minimum drop of the rate in percentage points, by the type of the new loan. */
    dropToFixed: 0.5,
    dropToAdjustable: 2,
    /** Since the first payment of the loan to be replaced was due. */
    seasoningDays: 210,
    /** As a word, for the sentence. */
    seasoningPayments: 'six',
  },

  /** Monthly payment to count if the report shows none, as a share of the balance. */
  studentLoans: {
    fannieMaeDeferredPercent: 1,
    freddieMacPercent: 0.5,
    fhaPercent: 0.5,
    /** A year. */
    vaPercent: 5,
    /** The VA ignores a loan that stays deferred for at least this long after closing. */
    vaDeferredMonths: 12,
  },

  repaymentPlans: {
    /** When the Repayment Assistance Plan opened, and servicers began to write to SAVE borrowers. */
    start: '2026-07-01',
    saveEnded: '2026-03',
    noticeDays: 90,
    /** Of the yearly income. */
    lowestPercent: 1,
    highestPercent: 10,
    /** Dollars a month. */
    least: 10,
    perDependent: 50,
    /** When PAYE and ICR end at the latest. */
    olderEnd: '2028-07-01',
  },

  rightToCancel: {
    /** As words, for the sentences. */
    businessDays: 'three business days',
    lastDay: 'third',
    refundDays: 20,
    withoutNoticeYears: 3,
  },

  floridaCondos: {
    resaleDays: 7,
    developerDays: 15,
    /** The day from which the buyer of a resale has the longer period, and the period before. */
    resaleSince: '2025-07-01',
    resaleDaysBefore: 3,
    /** Age at which a building is inspected, and the lower age that an authority may set. */
    inspectionAge: 30,
    earlyInspectionAge: 25,
    /** Interval of repeated inspections and reserve studies. */
    everyYears: 10,
    reserveStudyDue: '2025-12-31',
  },

  mortgageInsuranceDeduction: {
    firstYear: 2026,
    /** Adjusted gross income in dollars up to which the deduction is full, and above which it is zero. */
    wholeTo: 100_000,
    noneAbove: 109_000,
    /** The deduction shrinks by this share per so many dollars of income, or part of them. */
    shrinksPercent: 10,
    perDollars: 1_000,
  },
} as const;
