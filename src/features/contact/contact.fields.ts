import { tidyText } from '#src/lib/input/text.ts';

/** Lengths in code points, inclusive, as zod and the security rules count them. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  message: { min: 1, max: 5_000 },
} as const;

/** The form's values as typed. */
export type ContactInput = {
  name: string;
  email: string;
  message: string;
};

export type ContactField = keyof ContactInput;

export const emptyContact: ContactInput = { name: '', email: '', message: '' };

/** The fields, in the order of the form. */
export const contactFields = Object.keys(emptyContact) as ContactField[];

/** Returns the fields that are empty or only whitespace. */
export function emptyFields(input: ContactInput): ContactField[] {
  return contactFields.filter((field) => tidyText(input[field]) === '');
}
