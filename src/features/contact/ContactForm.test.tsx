import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { forget, rememberedMs } from '#src/data/state/unsaved.ts';
import { explanations } from '#src/features/submission/explanations.ts';
import { keepAnswers } from '#src/features/wizard/use-lead-form.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactLead, failureNotice, messageForm } from './contact.form.ts';

mockExports(await import('#src/data/leads/bot-check.service.ts'), {
  loadedProvider: async () => ({}),
  waitForBotCheck: async () => true,
});
mockExports(await import('#src/features/submission/submit-lead.ts'), {
  submitLead: vi.fn(async () => Promise.reject(new Error('lost'))),
  synchronizeClock() {},
  warmUp() {},
});

const show = () => renderAt(<ContactForm answeredWithin="2 business days" />);

test('says that what was typed was removed when its time was over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepAnswers(messageForm, typedContact);
  vi.setSystemTime(Date.now() + rememberedMs);
  show();
  vi.useRealTimers();
  const note = await screen.findByText(/^To protect it, what you typed here was removed/);
  expect(note.closest('[role=status]')).toAppearBefore(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('says that it is sending while the validation of a message is on its way', async () => {
  forget(messageForm.name);
  vi.spyOn(messageForm, 'validation').mockReturnValue(new Promise(() => {}));
  show();
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'O’Brien@example.com');
  await userEvent.tab();
  expect(email, 'with the usual apostrophe once it is left').toHaveValue("O'Brien@example.com");
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
});

test('a message that is not sent says so in a toast, too; a refused one clears the last outcome', async () => {
  keepAnswers(messageForm, typedContact);
  show();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(explanations['submission-failed']);
  expect(screen.getByLabelText('Message')).toHaveValue(typedContact.message);
  const { title, description } = failureNotice('submission-failed');
  expect(await screen.findByRole('listitem')).toHaveTextContent(`${title}${description}`);
  await userEvent.clear(screen.getByLabelText('Name'));
  await press();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message is stored with the time of the verdict, which is the site’s, and requires the score that the rules do', () => {
  const verifiedAt = '2026-11-26T09:30:00.000Z';
  expect(contactLead.toContent(typedContact, { score: 0.9, verifiedAt }).createdAt).toBe(
    verifiedAt,
  );
  expect(contactLead.minimumScore).toBe(0.5);
});
