import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fillPhone, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { listFields } from '#src/model/lead-forms/form-fields.ts';
import { type QuoteInput, quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { quoteSteps } from '../QuoteWizard.tsx';
import { ReviewStep } from './ReviewStep.tsx';

function show(answers: Partial<QuoteInput>) {
  function Review() {
    return (
      <FormProvider {...useForm({ defaultValues: { ...typedQuote, ...answers } })}>
        <ReviewStep fields={[]} steps={quoteSteps} />
      </FormProvider>
    );
  }
  render(<Review />, { wrapper: MemoryRouter });
}

const answer = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('shows every answer as it will be sent', () => {
  show({ phone: '(512) 555-0142' });
  const answers = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(answers).toHaveLength(listFields(quoteFields).length);
  expect(Object.fromEntries(answers)).toMatchObject({
    'First name': 'Ana',
    'Last name': 'de la Cruz-Núñez',
    Email: 'ana.cruz+home@example.com',
    Phone: '(512) 555-0142',
    'Street address': "12 O'Brien Street",
    'ZIP code': '02139',
    'Yearly income': '$85,000',
    'Credit score': 'Very Good (740–799)',
    'Loan type': 'FHA',
    'Home price': '$450,000',
    'Down payment': '3.5% ($15,750)',
    Timeline: 'In 3–6 months',
    'Consent to be contacted': `Yes${fillPhone(quoteConsent.text, '(512) 555-0142')}`,
  });
});

test.each<[label: string, typed: Partial<QuoteInput>, shown: string]>([
  ['Phone', { phone: '+1 415.555.0123' }, '(415) 555-0123'],
  ['ZIP code', { zipCode: '02139\u20134307' }, '02139-4307'],
  ['Home price', { homePrice: '410k' }, '$410,000'],
  ['Down payment', { downPayment: '80000', homePrice: '410000' }, '$80,000'],
  ['Down payment', { downPayment: '0%', homePrice: '410000' }, '0% ($0)'],
  ['Yearly income', { income: '7,000/mo' }, '$84,000'],
])('shows the %s of %j as people write it', (label, typed, shown) => {
  show(typed);
  expect(answer(label)?.textContent).toBe(shown);
});

const isZero = '$0Is it really $0? You can continue if that is right.';

test.each<[label: string, typed: Partial<QuoteInput>, shown: string]>([
  ['Yearly income', { income: '0' }, isZero],
  ['Down payment', { downPayment: '20' }, '$20Did you mean 20% of the price?'],
  ['Email', { email: 'ana@gmail.con' }, 'ana@gmail.conDid you mean ana@gmail.com?'],
  ['Phone', { phone: '5551234567' }, '(555) 123-4567Is that the right number?'],
])('asks about a %s of %j once more before it is sent', (label, typed, shown) => {
  show(typed);
  expect(answer(label)).toHaveTextContent(shown);
});
