import { type AddedFields, type DetailsOf, describeFields } from './form/form-fields.ts';
import { messageFields } from './message.fields.ts';

const messageDetails = {
  name: { limits: { min: 1, max: 100 }, refusal: 'Enter your name.' },
  email: {},
  message: { refusal: 'Enter your message.' },
} as const satisfies DetailsOf<typeof messageFields>;

/** The fields of a contact message, in order, with everything that is known about them. */
export const messageQuestions = describeFields(messageFields, messageDetails);

/** What is stored of a message or an application besides the answers, in the order of the file. */
export const addedByCheck = {
  createdAt: { label: 'Sent', kind: 'time', desk: 'more' },
  recaptchaScore: { label: 'Bot check score', desk: 'more' },
} as const satisfies AddedFields;
