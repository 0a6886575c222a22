import type { SubmissionFault } from '#src/domain/leads/submission/submission.types.ts';

/** The specified texts of a failed submission; the form has no trap. */
export const faultTexts: Record<SubmissionFault, string> = {
  'trap-filled': 'Unknown error',
  'bot-check-not-ready': 'reCAPTCHA not ready.',
  'token-missing': 'reCAPTCHA token missing',
  'verification-failed': 'reCAPTCHA failed',
  'submission-failed': 'Unknown error',
};
