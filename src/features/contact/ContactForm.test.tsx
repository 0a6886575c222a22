import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactForm } from './contact.form.ts';

vi.mock('#src/domain/leads/submission/bot-check.service.ts', () => ({
  loadedProvider: async () => ({}),
}));
vi.mock('#src/domain/leads/submission/submit-lead.ts', () => ({ synchronizeClock: () => {} }));

// The validation is still on its way.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(contactForm.validation, 'load').mockReturnValue(new Promise(() => {}));
});

test('does not say that it is sending when a field is empty', async () => {
  render(<ContactForm />);
  const button = screen.getByRole('button', { name: 'Send Message' });
  await userEvent.type(screen.getByLabelText('Name'), typedContact.name);
  await userEvent.click(button);
  expect(contactForm.validation.load).toHaveBeenCalled();
  expect(button).toHaveTextContent('Send Message');
  expect(button).not.toHaveAttribute('aria-busy');
});

test('says that it is sending as soon as a filled in message is sent', async () => {
  render(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Name'), typedContact.name);
  await userEvent.type(screen.getByLabelText('Email'), typedContact.email);
  await userEvent.type(screen.getByLabelText('Message'), typedContact.message);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
});
