import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rememberDraft } from '#src/domain/leads/form/use-lead-form.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { honeypotName } from './QuoteSteps.tsx';
import { QuoteWizard, quoteWizard } from './QuoteWizard.tsx';

vi.mock('#src/domain/leads/submission/bot-check.service.ts', () => ({
  loadedProvider: async () => ({}),
}));

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
