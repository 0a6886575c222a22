import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { blockProvider, providerScript } from '#tests/browser/hold-scripts.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { contact } from '#tests/browser/lead-forms.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('script blocked: not ready after 3 s, and nothing is sent', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_BLOCKED_BY_CLIENT');
  await page.clock.install();
  await page.route(providerScript, (route) => route.abort('blockedbyclient'));
  const form = await contact.reachSubmit(page, email);
  await stopClock(page);
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await advanceClockUntil(page, 3_000, () => form.failure('bot-check-not-ready').isVisible());
  await page.clock.resume();
  await expectFailure(form, 'bot-check-not-ready');
  await expect(form.failure('bot-check-not-ready')).toContainText('An ad or tracker blocker');
  expect(await leads.contactsOf(email)).toEqual([]);
});

test('script blocked until the form gave up: a press requests it again', { tag: '@full' }, async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_BLOCKED_BY_CLIENT');
  await page.clock.install();
  const blocked = await blockProvider(page);
  const form = await contact.reachSubmit(page, email);
  // Text typed before hydration does not count as an interaction, which would request the script.
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).click();
  await blocked.untilGivenUp();
  await blocked.release();
  await expectSuccessOfNextPress(form);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

test('validation that fails to load shows a message at the press, and the next press works', {
  tag: '@full',
}, async ({ page, leads, email, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const validation = '**/assets/contact.schema-*.js';
  await page.route(validation, (route) => route.abort());
  const form = await contact.reachSubmit(page, email);
  await form.submit.click();
  await expectFailure(form, 'submission-failed');
  expect(await leads.contactsOf(email)).toEqual([]);
  await page.unroute(validation);
  await expectSuccessOfNextPress(form);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});
