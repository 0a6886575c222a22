import type { Rates } from './rates.schema.ts';

/** The kinds of loan that have a displayed rate, in the order in which they are shown. */
export const rateKinds = [
  { field: 'fixed30', label: '30-Year Fixed' },
  { field: 'fixed15', label: '15-Year Fixed' },
  { field: 'arm51', label: '5/1 ARM' },
  { field: 'jumbo30', label: '30-Year Jumbo' },
] as const satisfies { field: keyof Rates; label: string }[];

/** One of the five texts as it is shown: a dash stands for an empty one. */
export function shownRate(text: string): string {
  return text || '–';
}
