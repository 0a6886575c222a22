import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import type {
  LeadKind,
  SubmissionFault,
  Verdict,
} from '#src/domain/leads/submission/submission.types.ts';
import type { ContactMessage } from './contact.schema.ts';

function toContent({ name, email, message }: ContactMessage, verdict: Verdict) {
  return {
    name,
    email,
    message,
    createdAt: verdict.verifiedAt,
    recaptchaScore: verdict.score,
  };
}

/** How a contact message is checked and stored. */
export const contactLead = {
  ...leadKinds.contacts,
  verifier: 'verifyRecaptcha',
  action: 'contact',
  minimumScore,
  constants: {},
  toContent,
} as const satisfies LeadKind<ContactMessage>;

/** What is said in passing, and beside the button. */
export interface Notice {
  title: string;
  description?: string;
}

/** A field was left empty. */
export const incomplete: Notice = { title: 'All fields are required' };

/** The message is stored. */
export const sent: Notice = {
  title: 'Message sent!',
  description: "We'll be in touch soon.",
};

/** The specified texts of a failed submission. */
export function failureNotice(fault: SubmissionFault): Notice {
  switch (fault) {
    case 'bot-check-not-ready':
      return { title: 'reCAPTCHA not ready' };
    case 'token-missing':
      return { title: 'Submission failed', description: 'Token missing' };
    case 'verification-failed':
      return { title: 'Submission failed', description: 'reCAPTCHA failed' };
    default:
      return { title: 'Submission failed', description: 'Please try again.' };
  }
}
