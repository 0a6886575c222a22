/** The fields of the displayed rates, in display order. */
export const rateFields = ['fixed30', 'fixed15', 'arm51', 'jumbo30'] as const;

/** A loan program that has a displayed rate, by the field in which it is stored. */
export type RateKey = (typeof rateFields)[number];
