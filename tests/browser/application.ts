import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import {
  type ApplicationInput,
  applicationFields,
  applicationTitles,
} from '#src/model/lead-forms/application.fields.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { stepForm } from './step-form.ts';

/** What a visitor enters, except for the consent, which starts checked. */
type ApplicationAnswers = Omit<ApplicationInput, 'contactConsent'>;

/** Returns the Lead Buyer Application by what a visitor sees. */
export function application(page: Page) {
  const form = stepForm<ApplicationAnswers>(page, {
    draft: 'leadBuyer',
    path: paths.purchaseLeads,
    titles: applicationTitles,
    questions: applicationFields,
    submit: 'Submit Application',
  });
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  return {
    ...form,
    leadType: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    summary,
    previous: page.getByRole('button', { name: 'Previous' }),
    consent: page.getByRole('checkbox', { name: 'I agree' }),
    another: page.getByRole('button', { name: 'Submit Another Application' }),

    /** The summary once it shows `text` as the result of a submission. */
    failure: (text: string) =>
      summary.filter({ has: page.getByRole('link', { name: text, exact: true }) }),
  };
}

/** Returns a typical company's answers under the test's own email address. */
export function makeApplication(email: string): ApplicationAnswers {
  const { contactConsent: _, ...answers } = typedApplication;
  return { ...answers, email };
}
