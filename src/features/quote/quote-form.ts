import { useFormContext } from 'react-hook-form';
import type { FieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';

export type QuoteField = FieldOf<QuoteInput>;

/** The form around every step: one for the whole wizard. */
export function useQuoteForm() {
  return useFormContext<QuoteInput, unknown, QuoteAnswers>();
}
