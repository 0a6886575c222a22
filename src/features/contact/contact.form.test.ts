import { expect, it } from 'vitest';
import type { SubmissionFault } from '#src/domain/leads/submission/attempt.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { contactLead, failureNotice } from './contact.form.ts';

it.each<[SubmissionFault, string, string | undefined]>([
  ['bot-check-not-ready', 'reCAPTCHA not ready', undefined],
  ['token-missing', 'Submission failed', 'Token missing'],
  ['verification-failed', 'Submission failed', 'reCAPTCHA failed'],
  ['submission-failed', 'Submission failed', 'Please try again.'],
])('%s: %s, %s', (fault, title, description) => {
  expect(failureNotice(fault)).toEqual({ title, description });
});

it('is stored with the time of the verdict, which is the site’s, and requires the score that the rules do', () => {
  const verifiedAt = '2026-11-26T09:30:00.000Z';
  expect(contactLead.toContent(typedContact, { score: 0.9, verifiedAt }).createdAt).toBe(
    verifiedAt,
  );
  expect(contactLead.minimumScore).toBe(0.5);
});
