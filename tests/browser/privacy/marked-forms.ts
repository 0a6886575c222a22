import type { Locator, Page } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';
import { site } from '#src/site.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import type { StoredLeads } from '#tests/browser/stored-leads.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Where the body of a lead goes, and no other input. */
export const leadBody = `body to ${host}:${ports.firestore} documents:commit`;

/** Where the desk asks for a person's other leads. */
export const leadQuery = `body to ${host}:${ports.firestore} documents:runQuery`;

/** A lead form filled in with values that can be recognized wherever they appear. */
interface MarkedForm {
  name: string;
  path: string;
  /** The tab's own draft, as tabContents names it. */
  draft: string;
  /** The values that are filled in, except choices whose words also appear elsewhere. */
  makeMarks(email: string): Record<string, string>;
  /** Fills the form in, ready to be submitted. */
  fill(page: Page, email: string): Promise<void>;
  /** Returns what it has stored. */
  storedFor(leads: StoredLeads, email: string): Promise<unknown[]>;
  parts(page: Page): {
    submit: Locator;
    success: Locator;
    refused: Locator;
    denied: Locator;
  };
}

const quoteMarks = {
  firstName: 'Zyxwavia',
  lastName: 'Quorbrundle',
  phone: '(207) 951-8463',
  address: '7391 Wobblethatch Lane',
  zipCode: '90731-4826',
  income: '913,752,846',
  creditScore: '300-579',
  homePrice: '864,209,753',
  downPayment: '$271,828,183',
  timeline: '12+months',
};

const quote: MarkedForm = {
  name: 'quote',
  path: '/quote',
  draft: `sessionStorage ${site.slug}.quote`,
  makeMarks: (email) => ({ ...quoteMarks, email }),
  fill: (page, email) =>
    wizard(page).reachReview({ ...makeAnswers(email), ...quoteMarks, loanType: 'usda' }),
  storedFor: (leads, email) => leads.findQuotes(email),
  parts(page) {
    const { submit, success, failure } = wizard(page);
    return {
      submit,
      success,
      refused: failure('reCAPTCHA verification failed'),
      denied: failure('Submission failed'),
    };
  },
};

const contactMarks = {
  name: 'Zyxwavia Quorbrundle',
  message: 'My wobblethatch is due.\n\n"Soon", says Zyxwavia.',
};

const contact: MarkedForm = {
  name: 'contact',
  path: '/contact',
  draft: `sessionStorage ${site.slug}.contact`,
  makeMarks: (email) => ({ ...contactMarks, email }),
  async fill(page, email) {
    const form = contactForm(page);
    await page.goto('/contact');
    await form.name.fill(contactMarks.name);
    await form.email.fill(email);
    await form.message.fill(contactMarks.message);
  },
  storedFor: (leads, email) => leads.findContacts(email),
  parts(page) {
    const { send, confirmation, failure } = contactForm(page);
    return {
      submit: send,
      success: confirmation,
      refused: failure.filter({ hasText: 'reCAPTCHA failed' }),
      denied: failure.filter({ hasText: 'Please try again.' }),
    };
  },
};

const leadBuyerMarks = {
  companyName: 'Quorbrundle & Wobblethatch',
  companyType: 'Mortgage broker',
  website: 'https://wobblethatch.example/loans',
  contactName: 'Zyxwavia Quorbrundle',
  phone: '(207) 951-8463',
  state: 'New Mexico',
  monthlyBudget: '$5,000 to $9,999',
  leadVolume: '11 to 50 leads a month',
};
const leadType = 'First-Time Buyer';

const leadBuyer: MarkedForm = {
  name: 'lead buyer',
  path: '/purchase-leads',
  draft: `sessionStorage ${site.slug}.leadBuyer`,
  makeMarks: (email) => ({ ...leadBuyerMarks, email, leadType }),
  fill: (page, email) =>
    application(page).reachConsent({
      ...makeApplication(email),
      ...leadBuyerMarks,
      leadTypes: [leadType],
    }),
  storedFor: (leads, email) => leads.findApplications(email),
  parts(page) {
    const { submit, success, failure } = application(page);
    return {
      submit,
      success,
      refused: failure('reCAPTCHA failed'),
      denied: failure('Unknown error'),
    };
  },
};

/** The forms that send a lead. The first two are wizards. */
export const markedForms = [quote, leadBuyer, contact] as const;
