import type { Locator, Page } from '@playwright/test';
import type { FormInput } from '#src/features/wizard/lead-form.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import type { LeadFormDriver } from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, quote } from '#tests/browser/lead-forms.ts';
import type { stepForm } from '#tests/browser/step-form.ts';
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

/** A lead form as a journey uses it. */
export interface VisitedForm {
  lead: LeadFormDriver;
  visit(page: Page, email: string): Visit;
}

function visitSteps<Answers extends Readonly<FormInput>>(
  form: ReturnType<typeof stepForm<Answers>>,
  answers: Answers,
): Visit {
  const { lastStep } = form;
  return {
    lastStep,
    async look() {
      if (await form.sending.isVisible()) return 'sending';
      const [heading = ''] = await form.sending.page().locator('form h2').allTextContents();
      return Number(/^Step (\d)/.exec(heading)?.[1]) || 'nothing';
    },
    fill: (step) => form.fill(step, answers),
    button: (step) => (step === lastStep ? form.submit : form.next),
  };
}

/** The forms of the plans by name. */
export const visitedForms: Record<FormName, VisitedForm> = {
  quote: {
    lead: quote,
    visit: (page, email) => visitSteps(wizard(page), makeAnswers(email)),
  },
  'lead buyer': {
    lead: leadBuyer,
    visit: (page, email) => visitSteps(application(page), makeApplication(email)),
  },
  contact: {
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
