import { useFormContext } from 'react-hook-form';
import type { FieldOf, Formats, TextFieldOf } from '#src/domain/leads/form/lead-form.ts';
import type { QuoteStart } from '#src/domain/leads/quote.options.ts';
import { formatAmount, formatDownPaymentText, tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';

export type QuoteField = FieldOf<QuoteInput>;

/** The name of the field that only bots fill in. */
export const honeypotName = 'companyName';

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

/** Parses a router state, which may be anything, and ignores unknown or invalid parts. */
export function readQuoteStart(state: unknown): QuoteStart {
  if (typeof state !== 'object' || state === null) return {};
  const { homePrice, downPayment } = state as Record<string, unknown>;
  return {
    ...(typeof homePrice === 'string' && { homePrice }),
    ...(typeof downPayment === 'string' && { downPayment }),
  };
}
