import type { Page } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import type { LeadForm } from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, quote } from '#tests/browser/lead-forms.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Where the body of a lead goes, and no other input. */
export const leadBody = `body to ${host}:${ports.firestore} documents:commit`;

/** Where the desk asks for a person's other leads. */
export const leadQuery = `body to ${host}:${ports.firestore} documents:runQuery`;

/** A lead form filled in with values that can be recognized wherever they appear. */
export interface MarkedForm {
  form: LeadForm;
  /** The values that are filled in, except choices whose words also appear elsewhere. */
  makeMarks(email: string): Record<string, string>;
  /** Fills the form in, ready to be submitted. */
  fill(page: Page, email: string): Promise<void>;
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

const contactMarks = {
  name: 'Zyxwavia Quorbrundle',
  message: 'My wobblethatch is due.\n\n"Soon", says Zyxwavia.',
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

/** The forms that send a lead. The first two are wizards. */
export const markedForms = [
  {
    form: quote,
    makeMarks: (email) => ({ ...quoteMarks, email }),
    fill: (page, email) =>
      wizard(page).reachLast({ ...makeAnswers(email), ...quoteMarks, loanType: 'usda' }),
  },
  {
    form: leadBuyer,
    makeMarks: (email) => ({ ...leadBuyerMarks, email, leadType }),
    fill: (page, email) =>
      application(page).reachLast({
        ...makeApplication(email),
        ...leadBuyerMarks,
        leadTypes: [leadType],
      }),
  },
  {
    form: contact,
    makeMarks: (email) => ({ ...contactMarks, email }),
    async fill(page, email) {
      await page.goto(contact.path);
      await contactForm(page).fill(email, contactMarks);
    },
  },
] as const satisfies readonly MarkedForm[];
