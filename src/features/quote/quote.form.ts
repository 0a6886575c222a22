import { useFormContext } from 'react-hook-form';
import type { FieldOf, Formats, TextFieldOf } from '#src/domain/leads/form/lead-form.ts';
import { formatAmount, formatDownPaymentText, tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';

export type QuoteField = FieldOf<QuoteInput>;

/** The initial values. */
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

export const quoteFormats: Formats<QuoteInput> = {
  phone: tidyPhone,
  income: formatAmount,
  homePrice: formatAmount,
  downPayment: formatDownPaymentText,
};

/** Returns the form that all steps of the wizard share. */
export function useQuoteForm() {
  return useFormContext<QuoteInput, unknown, QuoteAnswers>();
}

/** Returns the props of a text field of the quote form. */
export function useQuoteField(name: TextFieldOf<QuoteInput>) {
  return useTextField(name, quoteFormats[name]);
}
