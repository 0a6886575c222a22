import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { remember } from '#src/data/state/unsaved.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { successScreen } from '#tests/fixtures/success-screen.ts';
import { QuoteSuccess } from './QuoteWizard.tsx';

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

const show = () => {
  const shown = successScreen(lead);
  remember(shown.key, shown.storedAt);
  renderAt(<QuoteSuccess screen={shown} />);
};

test("shows what no honest caller asks for, the lead's reference number and a link to the requests about it, and prints, whatever else loads", async () => {
  show();
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.getByText('CTPZ-ZYRK')).toBeVisible();
  const never = screen.getByRole('heading', { name: 'No honest caller asks for' }).parentElement;
  for (const words of ['password', 'wire transfer', 'gift cards', 'full card number']) {
    expect(never).toHaveTextContent(words);
  }
  expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/contact');
  expect(
    screen.getByRole('link', { name: 'Withdraw your consent or ask for deletion' }),
  ).toHaveAttribute('href', `/your-request#mortgageQuotes/${lead}`);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

test('says what happens next and by when, and what callers ask', async () => {
  show();
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(4);
  for (const text of [whoContacts.end, whoContacts.others]) expect(next).toHaveTextContent(text);
  expect(next).toHaveTextContent('Within 2 business days');
  expect(next).toHaveTextContent('If you get offers, compare them');
  const unknown = screen.getByRole('region', { name: 'When you apply for a loan' });
  expect(unknown).toHaveTextContent('Pay stubs');

  const caller = screen.getByRole('region', { name: 'When someone calls' });
  expect(caller).toHaveTextContent('income');
});
