import { failureNotice } from '#src/features/contact/contact.form.ts';
import { leadBuyerFaults } from '#src/features/lead-buyer/lead-buyer.lead.ts';
import { quoteFaults } from '#src/features/quote/quote.lead.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { application, makeApplication } from './application.ts';
import { contactForm } from './contact-form.ts';
import type { LeadFault, LeadFormDriver } from './lead-form.ts';
import { expect } from './test.ts';
import { makeAnswers, wizard } from './wizard.ts';

export const quote: LeadFormDriver = {
  name: 'quote',
  path: paths.quote,
  draft: 'quote',
  collection: 'mortgageQuotes',
  action: 'submit',
  verifier: '**/verifyRecaptchaMortgage',
  storedFor: (leads, email) => leads.findQuotes(email),

  async reachSubmit(page, email) {
    await wizard(page).returnToReview(makeAnswers(email));
    // An advanced clock would end a read of the rates that is under way.
    await expect(page.getByText('Not an offer.')).toBeVisible();
    return quote.controls(page, email);
  },

  controls(page, email) {
    const form = wizard(page);
    return {
      submit: form.submit,
      sending: form.sending,
      success: form.success,
      failure: (fault) => form.failure(quoteFaults[fault]),

      async expectKept() {
        await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
      },
    };
  },
};

/** Returns title and description of the toast, as they also appear beside the button. */
function contactText(fault: LeadFault): string {
  const { title, description = '' } = failureNotice(fault);
  return title + description;
}

export const contact: LeadFormDriver = {
  name: 'contact',
  path: paths.contact,
  draft: 'contact',
  collection: 'contacts',
  action: 'contact',
  verifier: '**/verifyRecaptcha',
  storedFor: (leads, email) => leads.findContacts(email),

  async reachSubmit(page, email) {
    await contactForm(page).reachSend(email);
    return contact.controls(page, email);
  },

  controls(page, email) {
    const form = contactForm(page);
    return {
      submit: form.send,
      sending: form.sending,
      success: form.confirmation,
      failure: (fault) => form.failure.filter({ hasText: contactText(fault) }),

      async expectKept(fault) {
        await expect(form.toasts).toHaveText(contactText(fault));
        await expect(form.name).toHaveValue(typedContact.name);
        await expect(form.email).toHaveValue(email);
        await expect(form.message).toHaveValue(typedContact.message);
      },
    };
  },
};

export const leadBuyer: LeadFormDriver = {
  name: 'lead buyer',
  path: paths.purchaseLeads,
  draft: 'leadBuyer',
  collection: 'leadBuyers',
  action: 'purchase_leads',
  verifier: '**/verifyRecaptcha',
  storedFor: (leads, email) => leads.findApplications(email),

  async reachSubmit(page, email) {
    const form = application(page);
    await form.returnTo(form.lastStep, makeApplication(email));
    return leadBuyer.controls(page, email);
  },

  controls(page) {
    const form = application(page);
    const companyName = form.field('Company name');
    const failure = (fault: LeadFault) => form.failure(leadBuyerFaults[fault]);
    return {
      submit: form.submit,
      sending: form.sending,
      success: form.success,
      failure,

      // The summary links to the company name on step 1, whose error slot says the same.
      async expectKept(fault) {
        await expect(page.getByText('Your answers are still here.')).toBeVisible();
        await failure(fault).getByRole('link').click();
        await expect(form.heading(1)).toBeVisible();
        await expect(companyName).toBeFocused();
        await expect(companyName).toHaveAccessibleDescription(`Error: ${leadBuyerFaults[fault]}`);
        await expect(companyName).toHaveValue(typedApplication.companyName);
        await form.next.click();
        await expect(form.heading(form.lastStep)).toBeFocused();
        await expect(form.consent).toBeChecked();
      },
    };
  },
};
