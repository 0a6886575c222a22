import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { loanTypeOptions } from '#src/model/facts/loan-types.ts';
import { fillPhone, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { emptyInput, listFields } from '#src/model/lead-forms/form-fields.ts';
import {
  type QuoteField,
  type QuoteInput,
  quoteFields,
} from '#src/model/lead-forms/quote.fields.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { consentStepNumber, whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { quoteSteps } from '../QuoteWizard.tsx';
import { quoteLead } from '../quote.lead.ts';
import { loanChoices } from './choices.ts';
import { stepNotes } from './LaterSteps.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

function show(
  fields: QuoteField[],
  answers: Partial<QuoteInput> = {},
  Step: typeof ReviewStep = QuestionStep,
) {
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { ...emptyInput(quoteFields), ...answers } })}>
        <Step fields={fields} steps={quoteSteps} />
      </FormProvider>
    );
  }
  renderAt(<Form />);
}

const review = (answers: Partial<QuoteInput>) =>
  show([], { ...typedQuote, ...answers }, ReviewStep);

const isZero = 'Is it really $0? You can continue if that is right.';
const phone = () => screen.getByLabelText('Phone');

test('asks after a pause, and only a press on the likely number changes it', async () => {
  show(['downPayment'], { homePrice: '450,000' });
  const field = screen.getByLabelText('Down payment');
  await userEvent.type(field, '20');
  const question = 'Did you mean 20% of the price?';
  expect(screen.queryByText(question), 'while it may be half of a number').toBeNull();
  await screen.findByText(question, {}, { timeout: 5_000 });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(question));
  expect(field).toHaveValue('20');

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Use 20%' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('20%');
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
});

test('an income by the month says what it counts as and is stored as that, and a yearly one has its usual format once its field is left', async () => {
  show(['income', 'creditScore']);
  const income = screen.getByLabelText('Yearly income');
  await userEvent.type(income, '7,000 a month');
  await userEvent.tab();
  expect(income).toHaveValue('7,000 a month');
  expect(income).toHaveAccessibleDescription(expect.stringContaining('Counts as $84,000 a year.'));
  expect(quoteSchema.shape.income.parse('7,000 a month')).toBe(84_000);
  expect(quoteSchema.shape.homePrice.safeParse('7,000 a month').success).toBe(false);

  await userEvent.clear(income);
  await userEvent.type(income, '8５ ０００');
  await userEvent.tab();
  expect(income, 'in its usual format').toHaveValue('85,000');
});

test('a ZIP code has its usual format once its field is left', async () => {
  show(['zipCode']);
  const zipCode = screen.getByLabelText('ZIP code');
  await userEvent.type(zipCode, '０２１３９ ４３０７{Tab}');
  expect(zipCode).toHaveValue('02139-4307');
});

const generalAdvice =
  /^Not sure\? Conventional is the most common\. Did you or your spouse serve\?/;

test.each([
  ['', generalAdvice],
  ['300-579', /^Below 670, many start with FHA\./],
  ['580-669', /^Below 670, many start with FHA\./],
  ['670-739', generalAdvice],
  ['800-850', generalAdvice],
])('with a score of "%s" the advice on the loan type fits', (creditScore, advice) => {
  show(['loanType'], { creditScore });
  expect(screen.getByLabelText('Loan type')).toHaveAccessibleDescription(advice);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const isLow = advice !== generalAdvice;
  expect(links).toEqual(isLow ? ['/blog?q=fha', 'https://www.hud.gov/findacounselor'] : []);
});

test('what a choice means stands beside its select, instead of how to choose, and is announced', async () => {
  show(['loanType']);
  const loanType = screen.getByLabelText('Loan type');
  expect(loanType).toHaveAccessibleDescription(/Look at VA\.$/);
  for (const { value } of loanTypeOptions) {
    await userEvent.selectOptions(loanType, value);
    const { means = '' } = loanChoices[value] ?? {};
    expect(screen.getByText(means)).toHaveAttribute('aria-live', 'polite');
    expect(loanType).toHaveAccessibleDescription(expect.stringContaining(means));
  }
});

test('a down payment comes with a note that is announced, in the place of an example', async () => {
  show(['downPayment', 'timeline'], { homePrice: '$450,000' });
  const downPayment = screen.getByLabelText('Down payment');
  expect(screen.getByText('20% would be $90,000.')).toHaveRole('status');
  await userEvent.type(downPayment, '20%');
  expect(await screen.findByText('20% of $450,000 is $90,000.')).toHaveRole('status');
});

test('shows the wording whose record is stored, with the number, below what happens without it', () => {
  show(['contactConsent'], { phone: '(555) 123-4567' });
  const wording = fillPhone(quoteConsent.text, '(555) 123-4567');
  const box = screen.getByRole('checkbox', { name: wording });
  expect(box).toBeVisible();
  expect(box).toAppearAfter(screen.getByText(/Without it we can’t pass your inquiry on/));
  expect(quoteLead.consent.wording).toBe(quoteConsent);
  // Autofill of a company's name would otherwise refuse a person.
  expect(screen.getByLabelText('Leave this empty')).toHaveAttribute('autocomplete', 'off');
});

test('the phone field says who may call its number, and which step asks for that', () => {
  show(['email', 'phone']);
  // With spaces, also for readers that do not know which parts are lines of their own.
  expect(phone()).toHaveAccessibleDescription(
    expect.stringContaining(`${whoContacts.mayCall} ${whoContacts.condition} Use`),
  );
  expect(whoContacts.condition).toContain(`step ${consentStepNumber}`);
  expect(stepNotes.consent.more).toContain(whoContacts.others);
});

test('opens the legal pages in new tabs to keep the form open', () => {
  show(['contactConsent']);
  const links = screen.getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/privacy', '/terms', '/contact']);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test.each([true, false, undefined])(
  'explains the effect of Global Privacy Control when the browser sends it: %s',
  (signal) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: signal });
    show(['contactConsent']);
    const effect = /Global Privacy Control signal, so we won’t pass your inquiry on/;
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(signal ? effect : '');
  },
);

const answer = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('shows every answer as it will be sent', () => {
  review({ phone: '(512) 555-0142' });
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
  review(typed);
  expect(answer(label)?.textContent).toBe(shown);
});

test.each<[label: string, typed: Partial<QuoteInput>, shown: string]>([
  ['Yearly income', { income: '0' }, `$0${isZero}`],
  ['Down payment', { downPayment: '20' }, '$20Did you mean 20% of the price?'],
  ['Email', { email: 'ana@gmail.con' }, 'ana@gmail.conDid you mean ana@gmail.com?'],
  ['Phone', { phone: '5551234567' }, '(555) 123-4567Is that the right number?'],
])('asks about a %s of %j once more before it is sent', (label, typed, shown) => {
  review(typed);
  expect(answer(label)).toHaveTextContent(shown);
});
