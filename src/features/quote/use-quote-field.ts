import type { TextFieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useTextField } from '#src/domain/leads/form/use-text-field.ts';
import type { QuoteInput } from './quote.schema.ts';

/** What a control of the quote form needs. */
export function useQuoteField(name: TextFieldOf<QuoteInput>, format?: (text: string) => string) {
  return useTextField(name, format);
}
