import type { AnswersOf, CompleteFields, InputOf } from './form-fields.ts';

/** The fields of a contact message, in order: the form shows all at once. */
export const messageFields = {
  name: {
    kind: 'line',
    label: 'Name',
    input: { autoComplete: 'name' },
    limits: { min: 1, max: 100 },
    fieldError: 'Enter your name.',
  },
  email: { kind: 'email', label: 'Email' },
  message: {
    kind: 'text',
    label: 'Message',
    hint: 'Please leave out account numbers and Social Security numbers.',
    limits: { min: 1, max: 5_000 },
    fieldError: 'Enter your message.',
  },
} as const satisfies CompleteFields;

export type MessageInput = InputOf<typeof messageFields>;
export type MessageAnswers = AnswersOf<typeof messageFields>;

/** The name of the contact form, and of its draft. */
export type MessageFormName = 'contact';
