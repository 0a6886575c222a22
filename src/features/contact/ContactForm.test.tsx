import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rememberDraft } from '#src/domain/leads/form/use-lead-form.ts';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactForm } from './contact.form.ts';

test('says that what was typed was removed when its time was over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberDraft(contactForm, typedContact);
  vi.setSystemTime(Date.now() + rememberedMs);
  render(<ContactForm />, { wrapper: MemoryRouter });
  vi.useRealTimers();
  const note = await screen.findByText(/^To protect it, what you typed here was removed/);
  expect(note.closest('[role=status]')).toAppearBefore(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});
