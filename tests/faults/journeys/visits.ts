import type { Locator, Page } from '@playwright/test';
import { application, makeApplication } from '#tests/browser/application.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import type { LeadForm } from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, quote } from '#tests/browser/lead-forms.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import type { FormName } from './plan.ts';

/** What a visitor sees of a form: one of its steps, that it is sending, or that it is missing. */
export type Seen = number | 'sending' | 'nothing';

/** A lead form in one tab, for a visitor who looks, fills in and presses. */
interface Visit {
  lastStep: number;
  look(): Promise<Seen>;
  /** Answers the visible step. */
  fill(step: number): Promise<void>;
  /** The button that continues from a step. */
  button(step: number): Locator;
}

async function stepShown(page: Page, sending: Locator): Promise<Seen> {
  if (await sending.isVisible()) return 'sending';
  const [heading = ''] = await page.locator('form h2').allTextContents();
  return Number(/^Step (\d)/.exec(heading)?.[1]) || 'nothing';
}

/** A lead form as a journey uses it. */
export interface VisitedForm {
  path: string;
  lead: LeadForm;
  visit(page: Page, email: string): Visit;
}

/** The forms of the plans by name. */
export const visitedForms: Record<FormName, VisitedForm> = {
  quote: {
    path: '/quote',
    lead: quote,
    visit(page, email) {
      const form = wizard(page);
      const answers = makeAnswers(email);
      return {
        lastStep: 8,
        look: () => stepShown(page, form.sending),
        fill: (step) => form.fill(step, answers),
        button: (step) => (step === 8 ? form.submit : form.next),
      };
    },
  },

  'lead buyer': {
    path: '/purchase-leads',
    lead: leadBuyer,
    visit(page, email) {
      const form = application(page);
      const answers = makeApplication(email);
      return {
        lastStep: 4,
        look: () => stepShown(page, form.sending),
        fill: (step) => form.fill(step, answers),
        button: (step) => (step === 4 ? form.submit : form.next),
      };
    },
  },

  contact: {
    path: '/contact',
    lead: contact,
    visit(page, email) {
      const form = contactForm(page);
      return {
        lastStep: 1,
        async look() {
          if (await form.sending.isVisible()) return 'sending';
          return (await form.send.isVisible()) ? 1 : 'nothing';
        },
        fill: () => form.fill(email),
        button: () => form.send,
      };
    },
  },
};
