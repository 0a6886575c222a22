import type { Locator, Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import type { LeadAction } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { faultExplanations } from '#src/domain/leads/submission/fault-explanations.ts';
import type { SubmissionFault } from '#src/domain/leads/submission/submission.types.ts';
import type { StoredLeads } from './stored-leads.ts';
import { expect } from './test.ts';

/** What can go wrong on every form; the trap is the quote's own. */
export type LeadFault = Exclude<SubmissionFault, 'honeypot-filled'>;

/** One of the forms that send a lead, as the tests of its faults see it. */
export interface LeadForm {
  name: string;
  action: LeadAction;
  /** The addresses of the function that verifies its tokens. */
  verifier: string;
  /** The lowest score that is taken; without it, every score is. */
  minimumScore?: number;
  /** Names that its part of the tab's storage must not hold. */
  neverRemembered: readonly string[];
  /** The answer that `edit` changes. */
  edited: { field: string; from: string; to: string };
  /** The documents that it stored for an email address. */
  storedFor(leads: StoredLeads, email: string): Promise<DocumentData[]>;
  /** Opens it with everything answered, up to the press that submits. */
  reachSubmit(page: Page, email: string): Promise<FilledForm>;
}

/** A form that only needs to be submitted. */
export interface FilledForm {
  submit: Locator;
  /** The same button while the lead is on its way. */
  sending: Locator;
  /** What takes the focus once the lead is stored. */
  success: Locator;
  /** What takes the focus when the lead failed, and says why. */
  failure(fault: LeadFault): Locator;
  /** All else that the form says of a failure, and that nothing typed is lost. */
  expectKept(fault: LeadFault): Promise<void>;
  /** Changes an answer, beginning where a failure was said and ending before the button again. */
  edit(): Promise<void>;
  /** Loads the page again, and goes on to the button. */
  reload(): Promise<void>;
}

/** The failure is said, nothing that was typed is lost, and the button can be pressed again. */
export async function expectFailure(form: FilledForm, fault: LeadFault): Promise<void> {
  await expect(form.failure(fault)).toBeFocused();
  if (fault !== 'submission-failed') {
    await expect(form.failure(fault).page().getByText(faultExplanations[fault])).toBeVisible();
  }
  await form.expectKept(fault);
  await expect(form.submit).toBeEnabled();
}

/** The next press works, and leaves nothing of the failure. */
export async function expectSuccessOfNextPress(form: FilledForm): Promise<void> {
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.success.page().getByRole('alert')).toHaveCount(0);
}
