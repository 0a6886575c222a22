import { blockProvider } from '#tests/browser/hold-scripts.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { contact } from '#tests/browser/lead-forms.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

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
