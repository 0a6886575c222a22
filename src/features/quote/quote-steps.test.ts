import { describe, expect, it } from 'vitest';
import { stepToShow } from '#src/features/wizard/journey.ts';
import { emptyInput } from '#src/model/lead-forms/form-fields.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { consentStepNumber } from '#src/model/lead-forms/who-contacts.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { quoteSteps } from './QuoteWizard.tsx';

it('has its consent at the step that the site names', () => {
  expect(quoteSteps[consentStepNumber - 1]?.title).toBe('Consent');
});

describe('stepToShow', () => {
  const empty = emptyInput(quoteFields);

  it.each([
    [empty, 1],
    [{ ...empty, firstName: 'Ana', lastName: 'Cruz' }, 2],
    [{ ...typedQuote, lastName: 'C' }, 1],
    [{ ...typedQuote, zipCode: '2139' }, 3],
    [{ ...typedQuote, downPayment: '' }, 6],
    [{ ...typedQuote, contactConsent: false }, 7],
    [typedQuote, 8],
  ])('stops at the first unanswered step (%#)', (answers, step) => {
    expect(stepToShow(quoteSteps, quoteSchema, '8', answers)).toBe(step);
  });

  it.each([
    [[null, '', '0', '-1', '1.5', '12', 'abc'], 1],
    [['3'], 3],
    [['9'], 8],
  ])('turns each of %j into step %i when everything is answered', (texts, step) => {
    for (const requested of texts)
      expect(stepToShow(quoteSteps, quoteSchema, requested, typedQuote)).toBe(step);
  });
});
