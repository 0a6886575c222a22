import { describe, expect, it } from 'vitest';
import { stepToShow } from '#src/features/wizard/wizard-config.ts';
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
    [empty, 'name'],
    [{ ...empty, firstName: 'Ana', lastName: 'Cruz' }, 'contact'],
    [{ ...typedQuote, lastName: 'C' }, 'name'],
    [{ ...typedQuote, zipCode: '2139' }, 'property'],
    [{ ...typedQuote, downPayment: '' }, 'purchase'],
    [{ ...typedQuote, contactConsent: false }, 'consent'],
    [typedQuote, 'review'],
  ])('stops at the first unanswered step (%#)', (answers, step) => {
    const number = stepToShow(quoteSteps, quoteSchema, '9', answers);
    expect(quoteSteps[number - 1]?.key).toBe(step);
  });

  it.each([
    [[null, '', '0', '-1', '1.5', '12', 'abc'], 1],
    [['3'], 3],
    [['9'], quoteSteps.length],
  ])('turns each of %j into step %i when everything is answered', (texts, step) => {
    for (const requested of texts)
      expect(stepToShow(quoteSteps, quoteSchema, requested, typedQuote)).toBe(step);
  });
});
