import { boundedText, emailAddress } from '#src/lib/input/answers.schema.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { z } from '#src/lib/zod.ts';

/** Lengths in code points, inclusive, as zod and the security rules count them. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  message: { min: 1, max: 5_000 },
} as const;

/** What the contact form asks: from text as typed to the values that are stored. */
export const contactSchema = z.object({
  name: boundedText(contactLimits.name, 'Enter your name.'),
  email: emailAddress,
  message: boundedText(contactLimits.message, 'Enter your message.'),
});

/** The form's values as typed. */
export type ContactInput = z.input<typeof contactSchema>;

/** The form's values as stored. */
export type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactInput;

export const emptyContact: ContactInput = { name: '', email: '', message: '' };

/** The fields, in the order of the form. */
export const contactFields = Object.keys(emptyContact) as ContactField[];

/** The fields in which nothing but white space stands. */
export function emptyFields(input: ContactInput): ContactField[] {
  return contactFields.filter((field) => tidyText(input[field]) === '');
}
