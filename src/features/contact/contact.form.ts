import { formValidation, type LeadForm } from '#src/domain/leads/form/lead-form.ts';
import { type ContactInput, emptyContact } from './contact.fields.ts';
import { contactLead } from './contact.lead.ts';
import type { ContactMessage } from './contact.schema.ts';

/** The contact form's definition. */
export const contactForm: LeadForm<ContactInput, ContactMessage> = {
  name: 'contact',
  validation: formValidation(async () => (await import('./contact.schema.ts')).contactSchema),
  empty: emptyContact,
  lead: contactLead,
};
