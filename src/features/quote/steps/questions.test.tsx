import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { emptyQuote } from '../quote.form.ts';
import { type QuoteInput, quoteSchema } from '../quote.schema.ts';
import { ContactStep } from './ContactStep.tsx';
import { FinancesStep } from './FinancesStep.tsx';
import { LoanStep } from './LoanStep.tsx';

function show(Step: ComponentType, answers: Partial<QuoteInput> = {}) {
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { ...emptyQuote, ...answers } })}>
        <Step />
      </FormProvider>
    );
  }
  render(<Form />);
}

const isWhole = 'Is that the full number?';
const isZero = 'Is it really $0? You can continue if that is right.';
const phone = () => screen.getByLabelText('Phone');

test('questions a phone number with too few digits without rejecting it', async () => {
  expect(quoteSchema.shape.phone.safeParse('((((((((((').success).toBe(true);
  show(ContactStep);
  await userEvent.type(phone(), '((((((((((');
  const question = await screen.findByText(isWhole);
  expect(question.closest('[aria-live=polite]')).toBeInTheDocument();
  expect(phone()).not.toHaveAttribute('aria-invalid');

  await userEvent.clear(phone());
  await userEvent.type(phone(), '(555) 123-4567');
  expect(screen.queryByText(isWhole)).toBeNull();
});

test('does not ask while the visitor is typing', async () => {
  show(ContactStep);
  await userEvent.type(phone(), '(555) 123-');
  expect(screen.queryByText(isWhole)).toBeNull();
});

test.each([
  ['income', 'Yearly income', FinancesStep],
  ['homePrice', 'Home price', LoanStep],
] as const)('%s: zero is asked about', async (_name, label, Step) => {
  show(Step);
  await userEvent.type(screen.getByLabelText(label), '0.5');
  expect(screen.queryByText(isZero)).toBeNull();
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), '$0.00');
  expect(await screen.findByText(isZero)).toBeVisible();
});

test('asks about an earlier answer', async () => {
  show(LoanStep, { homePrice: '0' });
  expect(await screen.findByText(isZero)).toBeVisible();
});

test('uses different examples in the hint and the error of an amount', () => {
  show(FinancesStep);
  const message = quoteSchema.shape.income.safeParse('a lot').error?.issues[0]?.message;
  const [example = ''] = /[\d,]+\d/.exec(message ?? '') ?? [];
  expect(example).toMatch(/^\d\d,\d{3}$/);
  expect(screen.getByLabelText('Yearly income')).toHaveAccessibleDescription(/85,000/);
  expect(screen.getByLabelText('Yearly income')).not.toHaveAccessibleDescription(
    expect.stringContaining(example),
  );
});
