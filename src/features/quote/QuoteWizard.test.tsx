import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { forgetDraft, rememberDraft } from '#src/domain/leads/form/use-lead-form.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { QuoteWizard, quoteWizard } from './QuoteWizard.tsx';
import { honeypotName } from './quote.form.ts';

vi.mock('#src/domain/leads/submission/bot-check.service.ts', () => ({
  loadedProvider: async () => ({}),
}));
vi.mock('#src/domain/rates/rates.service.ts', () => ({ getRates: async () => undefined }));

test('a failed submission is said under the form, below its buttons, with the focus', async () => {
  rememberDraft(quoteWizard, typedQuote);
  render(
    <MemoryRouter initialEntries={['/quote?step=7']}>
      <QuoteWizard />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('checkbox'));
  fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: honeypotName } });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Inquiry' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid submission');
  expect(alert).toHaveFocus();
  for (const name of ['Submit Inquiry', 'Back']) {
    expect(alert).toAppearAfter(screen.getByRole('button', { name }));
  }
  expect(screen.getByRole('button', { name: 'Submit Inquiry' })).toAppearAfter(
    screen.getByText('This form is protected by reCAPTCHA.'),
  );
});

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QuoteWizard />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('one error stands at its field, which takes the focus, and several in a summary too', async () => {
  forgetDraft(quoteWizard);
  show('/quote');
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  await press('Next');
  const lastName = screen.getByLabelText('Last name');
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toHaveAccessibleDescription(
    'Error: Enter your last name with at least 2 characters.',
  );
  expect(screen.getAllByText(/^Enter your last name/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.clear(screen.getByLabelText('First name'));
  await press('Next');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
});

test('Edit on the review goes to the field itself and returns with the new answer', async () => {
  rememberDraft(quoteWizard, typedQuote);
  show('/quote?step=7');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Next');
  for (const label of ['Home price', 'Loan type', 'First name']) {
    await userEvent.click(
      await screen.findByRole('link', { name: new RegExp(`^Edit ?${label}$`) }),
    );
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    if (label === 'Home price') fireEvent.change(field, { target: { value: '500,000' } });
    await press('Next');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Step 8 of 8/ })).toHaveFocus(),
    );
  }
  expect(screen.getByText('$500,000', { selector: 'dd' })).toBeVisible();
});

test.each([
  ['takes what another page passes over the draft', { homePrice: '625,000' }, '625,000'],
  ['keeps the draft where another page passes nothing', {}, typedQuote.homePrice],
  ['keeps the draft of what is not passed', { downPayment: '5%' }, typedQuote.homePrice],
])('%s', async (_words, state, homePrice) => {
  rememberDraft(quoteWizard, typedQuote);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/quote', state }]}>
      <QuoteWizard />
    </MemoryRouter>,
  );
  for (const number of [1, 2, 3, 4]) {
    await screen.findByText(`Step ${number} of 8`);
    await press('Next');
  }
  expect(await screen.findByLabelText('Home price')).toHaveValue(homePrice);
});

test('a step has the focus in the frame that draws it, so that it takes it from no field that is pressed', async () => {
  rememberDraft(quoteWizard, typedQuote);
  show('/quote');
  const focused: unknown[] = [];
  const drawn = new MutationObserver(() => {
    if (screen.queryByText('Step 2 of 8')) focused.push(document.activeElement);
  });
  drawn.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press('Next');
  const heading = await screen.findByRole('heading', { name: /^Step 2 of 8/ });
  drawn.disconnect();
  expect(focused[0]).toBe(heading);
});

test('each step says beside its form what matters at it', async () => {
  rememberDraft(quoteWizard, typedQuote);
  show('/quote?step=7');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Next');
  const note = () => screen.getByRole('complementary', { name: 'Good to know' });
  const texts = [/Nothing is sent until you press Submit Inquiry/];
  texts.push(/At most 3 companies/, /commits you to nothing/, /only a lender can approve you/);
  texts.push(/No credit pull/, /Nothing is sent/, /agree in step 7/, /No cost, no credit pull/);
  for (const [index, text] of texts.entries()) {
    if (index > 0) await press('Back');
    await screen.findByText(`Step ${8 - index} of 8`);
    expect(note()).toHaveTextContent(text);
  }
});
