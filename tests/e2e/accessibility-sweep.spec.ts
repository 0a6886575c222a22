import type { Page } from '@playwright/test';
import { faultExplanations } from '#src/features/submission/explanations.ts';
import { handleCommits } from '#tests/browser/commits.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { holdScripts, providerScript } from '#tests/browser/hold-scripts.ts';
import type { FilledForm } from '#tests/browser/lead-form.ts';
import { quote } from '#tests/browser/lead-forms.ts';
import type { ShowState } from '#tests/browser/page-states.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import type { StoredLeads } from '#tests/browser/stored-leads.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, collectTokens } from '#tests/browser/tokens.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Submits the form as it is, even while its button is disabled. */
const forceSubmit = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());

/**
 * Expects each failure to be said and to store nothing, and shows the form that was not stored, while it sends and
 * after success. The next press uses a new token.
 */
async function showOutcomes(
  page: Page,
  form: FilledForm,
  storedLeads: () => Promise<unknown[]>,
  show: ShowState,
) {
  const tokens = collectTokens(page);
  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('token-missing')).toBeFocused();
  await expect(page.getByText(faultExplanations['token-missing'])).toBeVisible();

  await answerNextToken(page, { ageSeconds: 150 });
  await form.submit.click();
  await expect(form.failure('verification-failed')).toBeFocused();
  await expect(page.getByText(faultExplanations['verification-failed'])).toBeVisible();

  await answerNextToken(page, { assessment: { reply: { status: 500, body: '' } } });
  await form.submit.click();
  await expect(form.failure('submission-failed')).toBeFocused();
  await show('not stored');
  expect(await storedLeads()).toEqual([]);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await handleCommits(page, async (route) => {
    await released;
    await route.continue();
  });
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  release();
  await expect(form.success).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await show('sent');
  expect(new Set(tokens).size).toBe(3);
  expect(await storedLeads()).toHaveLength(1);
}

test('outcomes of a sent quote', async ({ page, leads, email, showGroup, expectedErrors }) => {
  expectedErrors.push('503 (Service Unavailable)');
  await page.clock.install();
  const release = await holdScripts(page, providerScript);
  const form = await quote.reachSubmit(page, email);
  await expectHoneypot(page, leads, email);

  await forceSubmit(page);
  const failure = form.failure('bot-check-not-ready');
  await advanceClockUntil(page, 1_000, () => failure.isVisible());
  await expect(failure).toBeFocused();
  release();

  await showOutcomes(page, form, () => quote.storedFor(leads, email), showGroup('quote, sent'));
});

/** Fills in the honeypot, expects that nothing is sent, and empties it. */
async function expectHoneypot(page: Page, leads: StoredLeads, email: string) {
  const form = wizard(page);
  await form.back.click();
  await expect(form.heading(7)).toBeVisible();
  await page.locator('#companyName').evaluate((input: HTMLInputElement) => {
    input.value = 'Acme Leads';
  });
  await form.next.click();
  await expect(form.heading(8)).toBeVisible();
  // The rates that it needs are read once.
  await expect(page.getByText('not an offer')).toBeVisible();
  const sent = sentRequests(page);
  await forceSubmit(page);
  const failure = form.failure('Invalid submission');
  await expect(failure).toBeFocused();
  await expect(failure).toBeInViewport({ ratio: 1 });
  // The estimate may read the rates anew.
  expect(sent.filter((address) => !address.includes(':batchGet'))).toEqual([]);
  expect(await leads.findQuotes(email)).toEqual([]);

  // Its field is drawn again, empty.
  await form.back.click();
  await form.answer(7, makeAnswers(email));
  await expect(form.heading(8)).toBeVisible();
}

test('axe passes on the menu and a broken page', async ({ page, showGroup, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED', 'Failed to fetch');
  await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/');
  const link = page.getByRole('link', { name: 'Pre-Approval', exact: true });
  const toggle = page.getByRole('banner').getByRole('button');
  await expect(link).toBeHidden();
  await expect(toggle).toHaveAccessibleName('Menu');
  const closed = await toggle.boundingBox();
  await toggle.click();
  await expect(link).toBeVisible();
  await expect(toggle).toHaveAccessibleName('Close');
  expect(await toggle.boundingBox()).toEqual(closed);
  await showGroup('menu')('open');

  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toHaveAccessibleName('Menu');
  await toggle.click();
  await link.click();
  await expect(page).toHaveURL('/pre-approval');
  await expect(link).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await showGroup('an error of the program')('the page could not be shown');
});
