import type { LeadConfig, SubmissionFault, Verdict } from '#src/data/leads/attempt.ts';
import { formValidation, type LeadForm } from '#src/features/wizard/lead-form.ts';
import { minimumScore } from '#src/model/lead-forms/bot-check.contract.ts';
import { emptyInput } from '#src/model/lead-forms/form-fields.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import {
  type MessageAnswers,
  type MessageFormName,
  type MessageInput,
  messageFields,
} from '#src/model/lead-forms/message.fields.ts';

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
} as const satisfies LeadConfig<MessageAnswers>;

/** The contact form's definition. */
export const messageForm: LeadForm<MessageInput, MessageAnswers> = {
  name: 'contact' satisfies MessageFormName,
  validation: formValidation(async () => ({
    schema: (await import('#src/model/lead-forms/message.schema.ts')).messageSchema,
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
