import type { Locator, Page } from '@playwright/test';
import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import { failureNotice } from '#src/features/contact/contact.form.ts';
import { leadBuyerFaults } from '#src/features/lead-buyer/lead-buyer.lead.ts';
import { quoteFaults } from '#src/features/quote/quote.lead.ts';
import { explanations } from '#src/features/submission/explanations.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { applicationTitles } from '#src/model/lead-forms/application.fields.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { application, makeApplication } from './application.ts';
import { contactForm } from './contact-form.ts';
import { expect } from './test.ts';
import { makeAnswers, wizard } from './wizard.ts';

/** What can go wrong on every form. Only the quote has a honeypot. */
type LeadFault = Exclude<SubmissionFault, 'honeypot-filled'>;

/** A form that sends a lead, as the tests of its faults use it. */
export interface LeadFormDriver {
  path: string;
  collection: LeadCollection;
  lastStep: number;
  /** Returns the form by what a visitor sees. */
  controls(page: Page, email: string): LeadFormControls;
  /** Opens the form with everything answered, ready to be submitted. */
  reachSubmit(page: Page, email: string): Promise<LeadFormControls>;
}

interface LeadFormControls {
  /** Answers the visible step. */
  fill(step: number): Promise<void>;
  /** Continues from a step that is not the last one. */
  next: Locator;
  submit: Locator;
  /** The same button while the form is sending. */
  sending: Locator;
  /** The element that takes focus once the lead is stored. */
  success: Locator;
  /** The element that takes focus when sending failed and says why. */
  failure(fault: LeadFault): Locator;
  /** Checks the rest of the failure message, and that all input is kept. */
  expectKept(): Promise<void>;
}

/** Expects the failure message, kept input, and an enabled button. */
export async function expectFailure(form: LeadFormControls, fault: LeadFault): Promise<void> {
  await expect(form.failure(fault)).toBeFocused();
  if (fault !== 'submission-failed') {
    await expect(form.failure(fault).page().getByText(explanations[fault])).toBeVisible();
  }
  await form.expectKept();
  await expect(form.submit).toBeEnabled();
}

/** Expects the next press to succeed and to leave nothing of the failure. */
export async function expectSuccessOfNextPress(form: LeadFormControls): Promise<void> {
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.success.page().getByRole('alert')).toHaveCount(0);
}

export const quote: LeadFormDriver = {
  path: paths.quote,
  collection: 'mortgageQuotes',
  lastStep: Object.keys(quoteTitles).length,

  controls(page, email) {
    const form = wizard(page);
    return {
      ...form,
      fill: (step) => form.fill(step, makeAnswers(email)),
      failure: (fault) => form.failure(quoteFaults[fault]),
      expectKept: () =>
        expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible(),
    };
  },

  async reachSubmit(page, email) {
    await wizard(page).returnToReview(makeAnswers(email));
    // An advanced clock would end a read of the rates that is under way.
    await expect(page.getByText('Not an offer.')).toBeVisible();
    return quote.controls(page, email);
  },
};

/** Returns title and description of the note beside the button. */
function contactText(fault: LeadFault): string {
  const { title, description = '' } = failureNotice(fault);
  return title + description;
}

export const contact: LeadFormDriver = {
  path: paths.contact,
  collection: 'contacts',
  lastStep: 1,

  controls(page, email) {
    const form = contactForm(page);
    return {
      fill: () => form.fill(email),
      next: form.send,
      submit: form.send,
      sending: form.sending,
      success: form.confirmation,
      failure: (fault) => form.failure.filter({ hasText: contactText(fault) }),

      async expectKept() {
        await expect(form.name).toHaveValue(typedContact.name);
        await expect(form.email).toHaveValue(email);
        await expect(form.message).toHaveValue(typedContact.message);
      },
    };
  },

  async reachSubmit(page, email) {
    await contactForm(page).reachSend(email);
    return contact.controls(page, email);
  },
};

export const leadBuyer: LeadFormDriver = {
  path: paths.purchaseLeads,
  collection: 'leadBuyers',
  lastStep: Object.keys(applicationTitles).length,

  controls(page, email) {
    const form = application(page);
    return {
      ...form,
      fill: (step) => form.fill(step, makeApplication(email)),
      failure: (fault) => form.failure(leadBuyerFaults[fault]),

      async expectKept() {
        await expect(page.getByText('Your answers are still here.')).toBeVisible();
        await expect(form.consent).toBeChecked();
      },
    };
  },

  async reachSubmit(page, email) {
    await application(page).returnTo(leadBuyer.lastStep, makeApplication(email));
    return leadBuyer.controls(page, email);
  },
};
