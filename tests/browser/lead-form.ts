import type { Locator, Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import { explanations } from '#src/features/submission/explanations.ts';
import type { LeadAction } from '#src/model/lead-forms/bot-check.contract.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import type { StoredLeads } from './stored-leads.ts';
import { expect } from './test.ts';

/** What can go wrong on every form. Only the quote has a honeypot. */
export type LeadFault = Exclude<SubmissionFault, 'honeypot-filled'>;

/** A form that sends a lead, as the tests of its faults use it. */
export interface LeadFormDriver {
  name: string;
  path: string;
  /** The name of its draft in the tab's storage. */
  draft: string;
  collection: LeadCollection;
  action: LeadAction;
  /** Matches the addresses of the function that verifies its tokens. */
  verifier: string;
  /** Returns the documents that it stored for an email address. */
  storedFor(leads: StoredLeads, email: string): Promise<DocumentData[]>;
  /** Returns the form by what a visitor sees once everything is answered. */
  controls(page: Page, email: string): FilledForm;
  /** Opens the form with everything answered, ready to be submitted. */
  reachSubmit(page: Page, email: string): Promise<FilledForm>;
}

/** A form that only needs to be submitted. */
export interface FilledForm {
  submit: Locator;
  /** The same button while the form is sending. */
  sending: Locator;
  /** The element that takes focus once the lead is stored. */
  success: Locator;
  /** The element that takes focus when sending failed and says why. */
  failure(fault: LeadFault): Locator;
  /** Checks the rest of the failure message, and that all input is kept. */
  expectKept(fault: LeadFault): Promise<void>;
}

/** Expects the failure message, kept input, and an enabled button. */
export async function expectFailure(form: FilledForm, fault: LeadFault): Promise<void> {
  await expect(form.failure(fault)).toBeFocused();
  if (fault !== 'submission-failed') {
    await expect(form.failure(fault).page().getByText(explanations[fault])).toBeVisible();
  }
  await form.expectKept(fault);
  await expect(form.submit).toBeEnabled();
}

/** Expects the next press to succeed and to leave nothing of the failure. */
export async function expectSuccessOfNextPress(form: FilledForm): Promise<void> {
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.success.page().getByRole('alert')).toHaveCount(0);
}
