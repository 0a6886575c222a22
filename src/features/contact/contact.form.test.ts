import { expect, it } from 'vitest';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { contactLead } from './contact.form.ts';

it('is stored with the time of the verdict, which is the site’s, and requires the score that the rules do', () => {
  const verifiedAt = '2026-11-26T09:30:00.000Z';
  expect(contactLead.toContent(typedContact, { score: 0.9, verifiedAt }).createdAt).toBe(
    verifiedAt,
  );
  expect(contactLead.minimumScore).toBe(0.5);
});
