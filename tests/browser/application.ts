import { expect, type Locator, type Page } from '@playwright/test';
import { applicationQuestions } from '#src/domain/leads/application.details.ts';
import { type ApplicationInput, applicationTitles } from '#src/domain/leads/application.fields.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { fillFields } from './fill-fields.ts';
import { rememberAnswers } from './remembered-answers.ts';

/** What a visitor enters, except for the consent, which starts checked. */
export type ApplicationAnswers = Omit<ApplicationInput, 'contactConsent'>;

const steps = Object.keys(applicationTitles);

/** Returns the Lead Buyer Application by what a visitor sees. */
export function application(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const leadType = (name: string) => page.getByRole('checkbox', { name, exact: true });

  const heading = (step: number): Locator =>
    page.getByRole('heading', { level: 2, name: `Step ${step} of 4` });
  const next = page.getByRole('button', { name: 'Next' });
  const summary = page.getByRole('alert', { name: 'There is a problem' });

  return {
    field,
    leadType,
    heading,
    next,
    summary,
    previous: page.getByRole('button', { name: 'Previous' }),
    submit: page.getByRole('button', { name: 'Submit Application' }),
    sending: page.getByRole('button', { name: 'Submitting...' }),
    consent: page.getByRole('checkbox', { name: 'I agree' }),
    success: page.getByRole('heading', { name: 'Thank You!' }),
    another: page.getByRole('button', { name: 'Submit Another Application' }),

    /** The summary once it shows `text` as the result of a submission. */
    failure: (text: string) =>
      summary.filter({ has: page.getByRole('link', { name: text, exact: true }) }),

    /** Answers the visible step and stays on it. */
    async fill(step: number, answers: ApplicationAnswers): Promise<void> {
      await fillFields(page, applicationQuestions, steps[step - 1], answers);
    },

    /** Answers the visible step and continues. */
    async answer(step: number, answers: ApplicationAnswers): Promise<void> {
      await expect(heading(step)).toBeVisible();
      await this.fill(step, answers);
      await next.click();
    },

    /** Goes from the first step to the consent. */
    async reachConsent(answers: ApplicationAnswers): Promise<void> {
      await page.goto('/purchase-leads');
      for (let step = 1; step < steps.length; step++) await this.answer(step, answers);
      await expect(heading(4)).toBeVisible();
    },

    /** Opens the consent as someone who returns to the tab with everything else answered. */
    async returnToConsent(answers: ApplicationAnswers): Promise<void> {
      await rememberAnswers(page, 'leadBuyer', answers);
      await page.goto('/purchase-leads?step=4');
      await expect(heading(4)).toBeVisible();
    },
  };
}

/** Returns a typical company's answers under the test's own email address. */
export function makeApplication(email: string): ApplicationAnswers {
  const { contactConsent: _, ...answers } = typedApplication;
  return { ...answers, email };
}
