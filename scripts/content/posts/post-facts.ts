/**
 * Figures that only posts speak of, in one place: whoever updates them changes no prose. Those that
 * pages of the site need too are in src/lib/loan-facts.ts. docs/facts.md has the source and the day
 * of each.
 */
export const postFacts = {
  vaStreamline: {
    fundingFeePercent: 0.5,
    /** Within so many months a lower payment must have earned back the costs. */
    recoupMonths: 36,
    /** Least drop of the rate in percentage points, by what the new loan is. */
    dropToFixed: 0.5,
    dropToAdjustable: 2,
    /** Since the first payment of the loan to be replaced was due. */
    seasoningDays: 210,
    /** A word, as the sentence has it. */
    seasoningPayments: 'six',
  },

  /** What counts a month where the report shows no payment, as a share of the balance. */
  studentLoans: {
    fannieMaeDeferredPercent: 1,
    freddieMacPercent: 0.5,
    fhaPercent: 0.5,
    /** A year. */
    vaPercent: 5,
    /** A loan that stays deferred for so long after closing is left out by the VA. */
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
    /** Words, as the sentences have them. */
    businessDays: 'three business days',
    lastDay: 'third',
    refundDays: 20,
    withoutNoticeYears: 3,
  },

  floridaCondos: {
    resaleDays: 7,
    developerDays: 15,
    /** From which day on the buyer of a resale has the longer time, and what it was before. */
    resaleSince: '2025-07-01',
    resaleDaysBefore: 3,
    /** The age at which a building is inspected, and the lower one that an authority may set. */
    inspectionAge: 30,
    earlyInspectionAge: 25,
    /** How often it is inspected again, and a reserve study made anew. */
    everyYears: 10,
    reserveStudyDue: '2025-12-31',
  },

  mortgageInsuranceDeduction: {
    firstYear: 2026,
    /** Adjusted gross income in dollars up to which it is whole, and above which nothing is left. */
    wholeTo: 100_000,
    noneAbove: 109_000,
    /** It shrinks by this share for so many dollars of income, or a part of them. */
    shrinksPercent: 10,
    perDollars: 1_000,
  },
} as const;
