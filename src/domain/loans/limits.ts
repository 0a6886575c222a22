/** Largest amount of dollars that is computed with; doubles tell apart steps of 12.5 cents there. */
export const maxAmount = 1e15;

/** Largest yearly rate, in percent, that is computed with. */
export const maxAnnualRatePercent = 1000;

/** Longest term and longest simulated repayment, in months. */
export const maxMonths = 1000;

/** A balance below this many dollars rounds to nothing owed. */
export const halfCent = 0.005;

/** Share of the monthly income, in percent, that housing and debts may take together. */
export const maxDebtToIncomePercent = 36;

/** Most years for which renting and buying are compared. */
export const maxYearsCompared = 50;
