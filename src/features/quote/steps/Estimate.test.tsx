import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { QuoteSuccess, quoteSteps } from '#src/features/quote/QuoteWizard.tsx';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import type { QuoteInput } from '#src/model/lead-forms/quote.fields.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { LaterNote } from './LaterSteps.tsx';
import { ReviewStep } from './ReviewStep.tsx';

const { getRates } = mockExports(await import('#src/data/site/rates.service.ts'));

const answers = { ...typedQuote, homePrice: '410,000', downPayment: '', loanType: 'fha' };
const sentence =
  'About $2,500 a month with FHA insurance, before property tax and home insurance. Not an offer.';
const basis =
  ', which assumes a 740 score or higher, like yours. For $375,458 over 30 years, with the upfront premium. The example’s APR, not yours: 6.420% for $320,000 with 20% down, no points and $1,500 in lender fees.';

function Typed() {
  return <TextField {...useTextField('downPayment').field} label="Down payment" />;
}

function Form({ step, changed }: { step: string; changed?: Partial<QuoteInput> }) {
  return (
    <FormProvider {...useForm({ defaultValues: { ...answers, ...changed } })}>
      {step === 'review' ? <ReviewStep fields={[]} steps={quoteSteps} /> : <Typed />}
      <LaterNote step={step} />
    </FormProvider>
  );
}

const note = () => screen.getByRole('complementary', { name: 'Good to know' });

beforeEach(() => getRates.mockResolvedValue({ ...rates, lastUpdated: '' }));

test('the note estimates the payment as it is typed, from the down payment to the success screen', async () => {
  const { rerender, unmount } = renderAt(<Form step="loan" />);
  expect(getRates, 'before it is needed').not.toHaveBeenCalled();

  rerender(<Form step="purchase" />);
  await userEvent.type(screen.getByLabelText('Down payment'), '10%');
  await waitFor(() => expect(note()).toHaveTextContent(sentence));
  expect(note()).toHaveTextContent(basis);
  const downPayment = screen.getByLabelText('Down payment');
  await userEvent.clear(downPayment);
  await userEvent.type(downPayment, '500000');
  expect(note(), 'above the price').not.toHaveTextContent('a month');
  expect(note()).toHaveTextContent('It’s free, and it commits you to nothing.');
  await userEvent.clear(downPayment);
  await userEvent.type(downPayment, '10%');
  rerender(<Form step="consent" />);
  expect(screen.queryByText(/^About/), 'beside the consent').toBeNull();
  rerender(<Form step="review" />);
  expect(note(), 'at once, so that nothing moves').toHaveTextContent(basis);

  unmount();
  const sent = successScreen('a lead', { ...answers, downPayment: '10%' });
  renderAt(<QuoteSuccess screen={sent} />);
  expect(await screen.findByText(basis)).toBeVisible();
  expect(document.body).toHaveTextContent(sentence);
  const name = 'For an FHA loan with a score of 740–799';
  expect(screen.getByRole('region', { name })).toHaveTextContent(/Ask each lender.*Have at hand/);
});

test('an FHA loan has an estimate where the ZIP code says that its limit is higher', async () => {
  const changed = { homePrice: '1,500,000', downPayment: '10%', zipCode: '96815' };
  renderAt(<Form step="review" changed={changed} />);
  await waitFor(() => expect(note()).toHaveTextContent(/^.*About \$[\d,]+ a month/));
});

test.each([
  ['purchase', () => expect(screen.getByLabelText('Down payment')).toHaveValue('$41,000')],
  ['review', () => expect(screen.getByText('$41,000')).toBeVisible()],
])(
  'at the step %s and after it, a loan that its program does not make has no estimate, but what is missing, which a press fills in',
  async (step, expectFilled) => {
    const changed = { creditScore: '300-579', downPayment: '1.2%' };
    const missing =
      'At this score FHA asks for 10% down: $41,000. Below a score of 500, there’s no FHA loan.';
    const { unmount } = renderAt(<Form step={step} changed={changed} />);
    await waitFor(() => expect(note()).toHaveTextContent(missing));
    unmount();

    const sent = successScreen('a lead', { ...answers, ...changed });
    renderAt(<QuoteSuccess screen={sent} />);
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.queryByText(/^About/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    cleanup();

    renderAt(<Form step={step} changed={changed} />);
    const use = await screen.findByRole('button', { name: 'Use $41,000' });
    expect(note()).not.toHaveTextContent('a month');
    const hrefs = within(note())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/faq#down-payment', 'https://www.hud.gov/findacounselor']);
    await userEvent.click(use);
    expectFilled();
    expect(document.activeElement).toHaveAttribute('id', 'downPayment');
    expect(note()).toHaveTextContent(/^.*About \$[\d,]+ a month with FHA insurance/);
  },
);
