import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { applicationTitles } from '#src/model/lead-forms/application.fields.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { application, makeApplication } from './application.ts';
import { contactForm } from './contact-form.ts';
import { makeAnswers, wizard } from './wizard.ts';

/** A form that sends a lead, as the tests of its faults use it. */
export interface LeadFormDriver {
  path: string;
  collection: LeadCollection;
  lastStep: number;
  /** Returns the form by what a visitor sees. */
  controls(page: Page, email: string): LeadFormControls;
}

interface LeadFormControls {
  /** Answers the visible step. */
  fill(step: number): Promise<void>;
  /** Continues from a step that is not the last one. */
  next: Locator;
  submit: Locator;
  /** The same button while the form is sending. */
  sending: Locator;
}

export const quote: LeadFormDriver = {
  path: paths.quote,
  collection: 'mortgageQuotes',
  lastStep: Object.keys(quoteTitles).length,

  controls(page, email) {
    const form = wizard(page);
    return { ...form, fill: (step) => form.fill(step, makeAnswers(email)) };
  },
};

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
    };
  },
};

export const leadBuyer: LeadFormDriver = {
  path: paths.purchaseLeads,
  collection: 'leadBuyers',
  lastStep: Object.keys(applicationTitles).length,

  controls(page, email) {
    const form = application(page);
    return { ...form, fill: (step) => form.fill(step, makeApplication(email)) };
  },
};
