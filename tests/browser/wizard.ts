import { expect, type Locator, type Page } from '@playwright/test';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { type QuoteInput, quoteTitles } from '#src/domain/leads/quote.fields.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { fillFields } from './fill-fields.ts';
import { rememberAnswers } from './remembered-answers.ts';

export type Answers = Omit<QuoteInput, 'contactConsent'>;

const steps = Object.keys(quoteTitles);

/** Returns the quote form by what a visitor sees. */
export function wizard(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });

  const heading = (step: number): Locator =>
    page.getByRole('heading', { level: 2, name: `Step ${step} of 8` });
  const next = page.getByRole('button', { name: 'Next' });

  return {
    field,
    heading,
    next,
    back: page.getByRole('button', { name: 'Back', exact: true }),
    submit: page.getByRole('button', { name: 'Submit Inquiry' }),
    sending: page.getByRole('button', { name: 'Submitting...' }),
    refusal: page.getByText('Please check two answers.'),
    failure: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    success: page.getByRole('heading', { name: 'Thank You!' }),

    /** Answers the visible step and stays on it. */
    async fill(step: number, answers: Answers): Promise<void> {
      await fillFields(page, quoteQuestions, steps[step - 1], answers);
    },

    /** Answers the visible step and continues. */
    async answer(step: number, answers: Answers): Promise<void> {
      await expect(heading(step)).toBeVisible();
      await this.fill(step, answers);
      await next.click();
    },

    /** Goes from the first step to the review. */
    async reachReview(answers: Answers, path = '/quote'): Promise<void> {
      await page.goto(path);
      for (let step = 1; step < steps.length; step++) await this.answer(step, answers);
      await expect(heading(8)).toBeVisible();
    },

    /** Opens the consent as a visitor who returns to the tab with everything else answered. */
    async returnToConsent(answers: Answers): Promise<void> {
      await rememberAnswers(page, 'quote', answers);
      await page.goto('/quote?step=7');
      await expect(heading(7)).toBeVisible();
    },

    /** Goes to the review through the consent only. */
    async returnToReview(answers: Answers): Promise<void> {
      await this.returnToConsent(answers);
      await this.answer(7, answers);
      await expect(heading(8)).toBeVisible();
    },
  };
}

/** Returns a typical visitor's answers under the test's own email address. */
export function makeAnswers(email: string): Answers {
  const { contactConsent: _, ...answers } = typedQuote;
  return { ...answers, email };
}
