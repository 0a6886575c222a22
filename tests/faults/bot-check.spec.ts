import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { holdScripts, providerScript } from '#tests/browser/hold-scripts.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, leadForms } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

// The quote's button waits for the script; its own tests cover that.
for (const leadForm of [contact, leadBuyer]) {
  test(`${leadForm.name}: waits for a script that loads just after the press`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    const release = await holdScripts(page, providerScript);
    const form = await leadForm.reachSubmit(page, email);
    await stopClock(page);
    await form.submit.click();
    await page.clock.fastForward(2_000);
    await expect(form.sending).toBeVisible();
    release();
    // Far less than the rest of the wait, and enough for the script and the form.
    await advanceClockUntil(page, 20, () => form.success.isVisible());
    await expect(form.success).toBeFocused();
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });

  test(`${leadForm.name}: script 20 s late: not ready after 3 s, and the next press works`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    const release = await holdScripts(page, providerScript);
    const form = await leadForm.reachSubmit(page, email);
    await stopClock(page);
    await form.submit.click();
    await expect(form.sending).toBeVisible();
    await advanceClockUntil(page, 3_000, () => form.failure('bot-check-not-ready').isVisible());
    await page.clock.resume();
    await expectFailure(form, 'bot-check-not-ready');
    expect(await leadForm.storedFor(leads, email)).toEqual([]);
    await page.clock.fastForward(17_000);
    release();
    await expectSuccessOfNextPress(form);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}

test('contact: the second half of the provider’s script, lost while the network was away: not ready after 3 s, and the next press requests it again', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_INTERNET_DISCONNECTED');
  await page.clock.install();
  await page.route('**/recaptcha/releases/*', (route) => route.abort('internetdisconnected'));
  const form = await contact.reachSubmit(page, email);
  await stopClock(page);
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await advanceClockUntil(page, 3_000, () => form.failure('bot-check-not-ready').isVisible());
  await page.clock.resume();
  await expectFailure(form, 'bot-check-not-ready');
  await expect(form.failure('bot-check-not-ready')).toContainText('An ad or tracker blocker');
  expect(await contact.storedFor(leads, email)).toEqual([]);
  await page.unroute('**/recaptcha/releases/*');
  await expectSuccessOfNextPress(form);
  expect(await contact.storedFor(leads, email)).toHaveLength(1);
});

for (const leadForm of leadForms) {
  test(`${leadForm.name}: a provider that answers the request for a token with 503 counts as no token, and the next press requests a new one`, {
    tag: '@full',
  }, async ({ page, leads, email, expectedErrors }) => {
    expectedErrors.push('503 (Service Unavailable)');
    await answerNextToken(page, 'error');
    const form = await leadForm.reachSubmit(page, email);
    await form.submit.click();
    await expectFailure(form, 'token-missing');
    expect(await leadForm.storedFor(leads, email)).toEqual([]);
    await expectSuccessOfNextPress(form);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}
