import type { Rates } from '../../src/model/rates/shown-rates.ts';

/** Plausible examples, not quotes of any day or lender; the page labels them as examples. */
export const exampleRates: Rates = {
  fixed30: '6.375%',
  fixed15: '5.625%',
  arm51: '5.875%',
  jumbo30: '6.500%',
  lastUpdated: 'November 16, 2026',
};
