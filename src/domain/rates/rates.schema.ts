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
