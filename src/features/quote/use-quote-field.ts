import { useTextField } from '#src/features/wizard/use-text-field.ts';
import type { TextFieldOf } from '#src/features/wizard/wizard.types.ts';
import type { QuoteInput } from './quote.schema.ts';

/** What a control of the quote form needs. */
export function useQuoteField(name: TextFieldOf<QuoteInput>, format?: (text: string) => string) {
  return useTextField(name, format);
}
