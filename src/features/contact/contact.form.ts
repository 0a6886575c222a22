import { formCheck } from '#src/features/lead-form/form-check.ts';
import type { LeadForm } from '#src/features/lead-form/lead-form.types.ts';
import { emptyContact } from './contact.fields.ts';
import type { ContactInput, ContactMessage } from './contact.schema.ts';

/** The form of the contact page. */
export const contactForm: LeadForm<ContactInput, ContactMessage> = {
  name: 'contact',
  check: formCheck(async () => (await import('./contact.schema.ts')).contactSchema),
  empty: emptyContact,
};
