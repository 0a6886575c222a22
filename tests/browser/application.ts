import { expect, type Locator, type Page } from '@playwright/test';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { rememberAnswers } from './remembered-answers.ts';

type Typed = typeof typedApplication;

/** What a visitor enters, except for the consent, which starts checked. */
export type ApplicationAnswers = {
  -readonly [Field in Exclude<keyof Typed, 'contactConsent' | 'leadTypes'>]: string;
} & { leadTypes: readonly string[] };

/** Returns the Lead Buyer Application by what a visitor sees. */
export function application(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const leadType = (name: string) => page.getByRole('checkbox', { name, exact: true });

  /** Fills in each step before the last, in order. */
  const fillStep: ((answers: ApplicationAnswers) => Promise<void>)[] = [
    async ({ companyName, companyType, website }) => {
      await field('Company name').fill(companyName);
      await field('Company type').selectOption(companyType);
      await field('Website').fill(website);
    },
    async ({ contactName, email, phone, state }) => {
      await field('Contact name').fill(contactName);
      await field('Email').fill(email);
      await field('Phone').fill(phone);
      await field('State').selectOption(state);
    },
    async ({ leadTypes, monthlyBudget, leadVolume }) => {
      for (const name of leadTypes) await leadType(name).check();
      await field('Monthly budget').selectOption(monthlyBudget);
      await field('Lead volume').selectOption(leadVolume);
    },
  ];

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
    request: page.getByRole('link', { name: 'Withdraw your consent or ask for deletion' }),
    another: page.getByRole('button', { name: 'Submit Another Application' }),

    /** The summary once it shows `text` as the result of a submission. */
    failure: (text: string) =>
      summary.filter({ has: page.getByRole('link', { name: text, exact: true }) }),

    /** Answers the visible step and stays on it. */
    async fill(step: number, answers: ApplicationAnswers): Promise<void> {
      await fillStep[step - 1]?.(answers);
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
      for (let step = 1; step <= fillStep.length; step++) await this.answer(step, answers);
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
