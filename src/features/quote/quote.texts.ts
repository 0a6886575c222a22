import type { SubmissionFault } from '#src/domain/leads/submission/submission.types.ts';

/** The specified texts of a failed submission. */
export const faultTexts: Record<SubmissionFault, string> = {
  'trap-filled': 'Invalid submission',
  'bot-check-not-ready': 'reCAPTCHA not ready',
  'token-missing': 'Failed to get reCAPTCHA token',
  'verification-failed': 'reCAPTCHA verification failed',
  'submission-failed': 'Submission failed',
};
