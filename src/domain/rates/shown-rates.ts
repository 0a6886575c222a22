import type { Rates } from './rates.schema.ts';

/** The kinds of loans that have a displayed rate, in display order. */
export const rateKinds = [
  { field: 'fixed30', label: '30-Year Fixed', termYears: 30 },
  { field: 'fixed15', label: '15-Year Fixed', termYears: 15 },
  { field: 'arm51', label: '5/1 ARM', termYears: 30 },
  { field: 'jumbo30', label: '30-Year Jumbo', termYears: 30 },
] as const satisfies { field: keyof Rates; label: string; termYears: number }[];

/** Returns a rate field as it is displayed, with a dash for an empty one. */
export function shownRate(text: string): string {
  return text || '–';
}
