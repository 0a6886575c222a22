import { useFormContext } from 'react-hook-form';
import type { FieldOf, TextFieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';

export type QuoteField = FieldOf<QuoteInput>;

/** The form before anything is typed. */
export const emptyQuote: QuoteInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  zipCode: '',
  income: '',
  creditScore: '',
  loanType: '',
  homePrice: '',
  downPayment: '',
  timeline: '',
  contactConsent: false,
};

/** The form around every step: one for the whole wizard. */
export function useQuoteForm() {
  return useFormContext<QuoteInput, unknown, QuoteAnswers>();
}

/** What a control of the quote form needs. */
export function useQuoteField(name: TextFieldOf<QuoteInput>, format?: (text: string) => string) {
  return useTextField(name, format);
}
