import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BotCheck } from '#src/features/wizard/use-wizard.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { SubmissionFailure, SubmissionNote } from './SubmissionNotes.tsx';

const { retryProvider } = mockExports(await import('#src/data/leads/bot-check.service.ts'));

const soon: BotCheck = { ready: false, late: false };
const late: BotCheck = { ready: false, late: true };
const ready: BotCheck = { ready: true, late: false };
const readyAtLast: BotCheck = { ready: true, late: true };

const notes = (botCheck: BotCheck) => (
  <>
    <SubmissionNote botCheck={botCheck} />
    <SubmissionFailure state={{ status: 'idle' }} botCheck={botCheck} />
  </>
);
const securing = 'Securing this form... please wait.';

test('shows the waiting note until the bot check is ready', () => {
  const { rerender } = renderAt(notes(soon));
  expect(screen.getByRole('status')).toHaveTextContent(securing);
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(notes(ready));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows the specified text and what can help when the bot check is late', async () => {
  renderAt(notes(late));
  expect(await screen.findByText('reCAPTCHA not ready')).toBeVisible();
  expect(await screen.findByText(/An ad or tracker blocker/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('status')).toHaveTextContent(securing);
});

test('retries on a press, keeps the focus, and announces the result', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  retryProvider.mockReturnValueOnce(promise);
  const { rerender } = renderAt(notes(late));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retryProvider).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Trying again…' })).toHaveFocus();

  resolve();
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();

  rerender(notes(readyAtLast));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('You can submit your inquiry now.')).toHaveFocus();
});

test('does not move the focus when the check becomes ready on its own', async () => {
  const page = (botCheck: BotCheck) => [
    <input key="elsewhere" />,
    <div key="n">{notes(botCheck)}</div>,
  ];
  const { rerender } = renderAt(page(late));
  await screen.findByText('reCAPTCHA not ready');
  await userEvent.click(screen.getByRole('textbox'));
  rerender(page(readyAtLast));
  expect(screen.getByText('You can submit your inquiry now.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
