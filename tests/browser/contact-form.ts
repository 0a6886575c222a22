import type { Page, Request } from '@playwright/test';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { fillFields } from './step-form.ts';

/** Returns the contact form by what a visitor sees. */
export function contactForm(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const send = page.getByRole('button', { name: 'Send Message' });

  return {
    name: field('Name'),
    email: field('Email'),
    message: field('Message'),
    send,
    sending: page.getByRole('button', { name: 'Sending…' }),
    /** The transient messages. */
    toasts,
    /** The lasting message of a success, beside the button. */
    confirmation: page.getByRole('status').filter({ hasText: 'Your message has reached us' }),

    async fill(email: string, typed: object = {}): Promise<void> {
      await fillFields(page, messageFields, undefined, { ...typedContact, ...typed, email });
    },

    /** Fills the form in once the site's details are read: an advanced clock would end that read. */
    async reachSend(email: string): Promise<void> {
      const isRead = (request: Request) =>
        request.url().includes('/documents:batchGet') && request.method() === 'POST';
      const ended = Promise.race([
        page.waitForEvent('requestfinished', { predicate: isRead, timeout: 0 }),
        page.waitForEvent('requestfailed', { predicate: isRead, timeout: 0 }),
      ]);
      await page.goto('/contact');
      await this.fill(email);
      await ended;
    },
  };
}
