import type { LeadForm } from '#src/features/lead-form/lead-form.types.ts';
import {
  type ContactInput,
  type ContactMessage,
  contactSchema,
  emptyContact,
} from './contact.schema.ts';

/** The form of the contact page. */
export const contactForm: LeadForm<ContactInput, ContactMessage> = {
  name: 'contact',
  schema: contactSchema,
  empty: emptyContact,
};
