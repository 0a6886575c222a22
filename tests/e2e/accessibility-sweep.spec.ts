import type { Page } from '@playwright/test';
import { handleCommits } from '#tests/browser/commits.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { holdScripts, providerScript } from '#tests/browser/hold-scripts.ts';
import type { FilledForm, LeadForm } from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, quote } from '#tests/browser/lead-forms.ts';
import type { AreaName } from '#tests/browser/states.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';
import type { ShowState } from '#tests/browser/walk.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import { sampleOf } from '#tests/proof/extent.ts';

/** Submits the form as it is, even while its button is disabled. */
const forceSubmit = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());

/** Shows the form after a failed validation, while it sends, after a failure and after success. */
async function showOutcomes(page: Page, form: FilledForm, leadForm: LeadForm, show: ShowState) {
  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('token-missing')).toBeFocused();
  await show('no token');

  await answerNextToken(page, { ageSeconds: 150 });
  await form.submit.click();
  await expect(form.failure('verification-failed')).toBeFocused();
  await show('refused by the bot check');

  await page.route(leadForm.verifier, (route) => route.abort('connectionrefused'));
  await form.submit.click();
  await expect(form.failure('submission-failed')).toBeFocused();
  await show('not stored');
  await page.unroute(leadForm.verifier);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await handleCommits(page, async (route) => {
    await released;
    await route.continue();
  });
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await show('sending');
  release();
  await expect(form.success).toBeFocused();
  await show('sent');
}

const sentForms: [LeadForm, AreaName][] = [
  [quote, 'quote, sent'],
  [contact, 'contact, sent'],
  [leadBuyer, 'lead buyer, sent'],
];

for (const [leadForm, area] of sampleOf(sentForms, 1)) {
  test(`axe finds no violations in any outcome of sending: ${leadForm.name}`, async ({
    page,
    email,
    walk,
    expectedErrors,
  }) => {
    expectedErrors.push('net::ERR_CONNECTION_REFUSED');
    const show = walk(area);
    if (area === 'quote, sent') await showFilledHoneypot(page, email, show);

    await page.clock.install();
    const release = await holdScripts(page, providerScript);
    const form = await leadForm.reachSubmit(page, email);
    await forceSubmit(page);
    const failure = form.failure('bot-check-not-ready');
    await advanceClockUntil(page, 1_000, () => failure.isVisible());
    await show('the bot check is not ready');
    release();

    await showOutcomes(page, form, leadForm, show);
  });
}

async function showFilledHoneypot(page: Page, email: string, show: ShowState) {
  const form = wizard(page);
  await form.returnToConsent(answersOf(email));
  await page.locator('#companyName').evaluate((input: HTMLInputElement) => {
    input.value = 'Acme Leads';
  });
  await form.answer(7, answersOf(email));
  await form.submit.click();
  await expect(form.failure('Invalid submission')).toBeFocused();
  await show('the honeypot is filled');
}

test('axe finds no violations in the menu of a small screen', async ({ page, walk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button').click();
  await expect(page.getByRole('link', { name: 'Pre-Approval', exact: true })).toBeVisible();
  await walk('menu')('open');
});

test('axe finds no violations where a page could not be shown', async ({
  page,
  walk,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED', 'Failed to fetch dynamically imported module');
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await walk('an error of the program')('the page could not be shown');
});
