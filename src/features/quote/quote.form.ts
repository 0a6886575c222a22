import { useFormContext } from 'react-hook-form';
import { listFormats } from '#src/domain/leads/form/form-fields.ts';
import {
  type QuoteAnswers,
  type QuoteInput,
  type QuoteStart,
  quoteFields,
  quoteStartFields,
} from '#src/domain/leads/quote.fields.ts';
import {
  formatAmount,
  formatDownPaymentText,
  tidyPhone,
  tidyZipCode,
} from '#src/lib/input/typed-numbers.ts';

/** The name of the field that only bots fill in. */
export const honeypotName = 'companyName';

export const quoteFormats = listFormats(quoteFields, {
  phone: tidyPhone,
  zipCode: tidyZipCode,
  money: formatAmount,
  downPayment: formatDownPaymentText,
});

/** Returns the form that all steps of the wizard share. */
export function useQuoteForm() {
  return useFormContext<QuoteInput, unknown, QuoteAnswers>();
}

/** Parses a router state, which may be anything, and ignores unknown or invalid parts. */
export function readQuoteStart(state: unknown): QuoteStart {
  if (typeof state !== 'object' || state === null) return {};
  const values = state as Record<string, unknown>;
  return Object.fromEntries(
    quoteStartFields
      .filter((name) => typeof values[name] === 'string')
      .map((name) => [name, values[name]]),
  );
}
