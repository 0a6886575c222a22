import { z } from '#src/lib/zod.ts';

const text = z._default(z.string().check(z.trim()), '');

/** The displayed rates as the database has them: free texts such as `6.375%`, '' when unknown. */
export const ratesSchema = z.object({
  fixed30: text,
  fixed15: text,
  arm51: text,
  jumbo30: text,
  /** A text for people, not a date to compute with. */
  lastUpdated: text,
});

export type Rates = z.output<typeof ratesSchema>;

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
