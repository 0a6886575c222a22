import { boundedLine, boundedText, emailAddress } from '#src/lib/input/answers.schema.ts';
import { z } from '#src/lib/zod.ts';
import { contactLimits } from './contact.fields.ts';

/** Parses the contact form's values as typed into the stored values. */
export const contactSchema = z.object({
  name: boundedLine(contactLimits.name, 'Enter your name.'),
  email: emailAddress,
  message: boundedText(contactLimits.message, 'Enter your message.'),
});

/** The form's values as stored. */
export type ContactMessage = z.output<typeof contactSchema>;
