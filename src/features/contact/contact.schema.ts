import { emailMaxLength, emailPattern } from '#src/lib/input/limits.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { z } from '#src/lib/zod.ts';

/** Lengths in code points, inclusive, as zod and the security rules count them. */
export const contactLimits = {
  name: { max: 100 },
  email: { max: emailMaxLength },
  message: { max: 5_000 },
} as const;

/** What the contact form asks: from text as typed to the values that are stored. */
export const contactSchema = z.object({
  name: tidied(
    z.minLength(1, 'Enter your name.'),
    z.maxLength(contactLimits.name.max, `Use at most ${contactLimits.name.max} characters.`),
  ),
  email: tidied(
    z.minLength(1, 'Enter your email address.'),
    z.maxLength(
      contactLimits.email.max,
      `Use an email address of at most ${contactLimits.email.max} characters.`,
    ),
    z.regex(emailPattern, 'Enter an email address like name@example.com.'),
  ),
  message: tidied(
    z.minLength(1, 'Enter your message.'),
    z.maxLength(
      contactLimits.message.max,
      `Use at most ${contactLimits.message.max.toLocaleString('en-US')} characters.`,
    ),
  ),
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

function tidied(...checks: z.core.$ZodCheck<string>[]) {
  return z.pipe(z.pipe(z.string(), z.transform(tidyText)), z.string().check(...checks));
}
