import { expect, it } from 'vitest';
import type { SubmissionFault } from '#src/domain/leads/form/lead-form.ts';
import { failureNotice, incomplete, sent } from './contact.form.ts';

it.each<[SubmissionFault, string, string | undefined]>([
  ['bot-check-not-ready', 'reCAPTCHA not ready', undefined],
  ['token-missing', 'Submission failed', 'Token missing'],
  ['verification-failed', 'Submission failed', 'reCAPTCHA failed'],
  ['submission-failed', 'Submission failed', 'Please try again.'],
])('%s: %s, %s', (fault, title, description) => {
  expect(failureNotice(fault)).toEqual({ title, description });
});

it('has the specified texts for an incomplete message and a sent one', () => {
  expect(incomplete.title).toBe('All fields are required');
  expect(sent).toEqual({ title: 'Message sent!', description: "We'll be in touch soon." });
});
