import { type QuoteInput, quoteSchema } from './quote.schema.ts';
import { quoteSteps } from './steps.ts';

/**
 * The furthest step that the answers allow: the first one with an answer that is missing or wrong,
 * the last one when there is none.
 *
 * @returns a step's number, from 1
 */
export function furthestStep(input: QuoteInput): number {
  const result = quoteSchema.safeParse(input);
  if (result.success) return quoteSteps.length;
  const faulty = new Set(result.error.issues.map(({ path }) => path[0]));
  return quoteSteps.findIndex(({ fields }) => fields.some((field) => faulty.has(field))) + 1;
}

/**
 * The step that an address shows: the one that it asks for, held within what the answers allow.
 *
 * @param asked the `step` of the query, as found
 */
export function stepToShow(asked: string | null, input: QuoteInput): number {
  const step = /^[1-9]$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(step, furthestStep(input));
}
