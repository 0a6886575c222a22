import { emptyInput } from '#src/domain/leads/form/form-fields.ts';
import { formValidation, type LeadForm } from '#src/domain/leads/form/lead-form.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import {
  type MessageAnswers,
  type MessageFormName,
  type MessageInput,
  messageFields,
} from '#src/domain/leads/message.fields.ts';
import type { LeadKind, SubmissionFault, Verdict } from '#src/domain/leads/submission/attempt.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';

function toContent(answers: MessageAnswers, verdict: Verdict) {
  return { ...answers, createdAt: verdict.verifiedAt, recaptchaScore: verdict.score };
}

/** How a contact message is verified and stored. */
export const contactLead = {
  ...leadKinds.contacts,
  verifier: 'verifyRecaptcha',
  action: 'contact',
  minimumScore,
  constants: {},
  toContent,
} as const satisfies LeadKind<MessageAnswers>;

/** The contact form's definition. */
export const contactForm: LeadForm<MessageInput, MessageAnswers> = {
  name: 'contact' satisfies MessageFormName,
  validation: formValidation(async () => ({
    schema: (await import('./message.schema.ts')).messageSchema,
  })),
  empty: emptyInput(messageFields),
  lead: contactLead,
};

interface Notice {
  title: string;
  description?: string;
}

const notices: Partial<Record<SubmissionFault, Notice>> = {
  'bot-check-not-ready': { title: 'reCAPTCHA not ready' },
  'token-missing': { title: 'Submission failed', description: 'Token missing' },
  'verification-failed': { title: 'Submission failed', description: 'reCAPTCHA failed' },
};

/** Returns the specified texts for a failed submission. */
export const failureNotice = (fault: SubmissionFault): Notice =>
  notices[fault] ?? { title: 'Submission failed', description: 'Please try again.' };
