import { expect, type Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { type QuoteInput, quoteFields, quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { consentStepNumber } from '#src/model/lead-forms/who-contacts.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { stepForm } from './step-form.ts';

export type Answers = Omit<QuoteInput, 'contactConsent'>;

/** Returns the quote form by what a visitor sees. */
export function wizard(page: Page) {
  const form = stepForm<Answers>(page, {
    draft: 'quote',
    path: paths.quote,
    titles: quoteTitles,
    questions: quoteFields,
    submit: 'Submit Inquiry',
  });
  return {
    ...form,
    back: page.getByRole('button', { name: 'Back', exact: true }),
    failure: (text: string) => page.getByRole('alert').filter({ hasText: text }),

    /** Goes to the review through the consent only. */
    async returnToReview(answers: Answers): Promise<void> {
      await form.returnTo(consentStepNumber, answers);
      await form.answer(consentStepNumber, answers);
      await expect(form.heading(form.lastStep)).toBeVisible();
    },
  };
}

/** Returns a typical visitor's answers under the test's own email address. */
export function makeAnswers(email: string): Answers {
  const { contactConsent: _, ...answers } = typedQuote;
  return { ...answers, email };
}
