import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { contact, expectFailure } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokenRequest } from '#tests/browser/tokens.ts';

const verifier = '**/verifyRecaptcha';

test('contact: not ready 3 s after half of the provider’s script was lost, no token after 20 s of silence, failed while the verifier is away or silent for 70 s; one that takes 10 s to start stores the lead, once', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_CONNECTION_REFUSED');
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
  await page.unroute('**/recaptcha/releases/*');

  // The next press requests the script again.
  await answerNextToken(page, 'silence');
  const verification = tokenRequest(page, 'contact');
  await form.submit.click();
  await verification;
  await stopClock(page);
  await page.clock.fastForward(10_000);
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await expectFailure(form, 'token-missing');

  await page.route(verifier, (route) => route.abort('connectionrefused'));
  await form.submit.click();
  await expect(form.failure('submission-failed')).toBeFocused();
  await page.unroute(verifier);

  await page.route(verifier, () => {});
  const called = page.waitForRequest(verifier);
  await form.submit.click();
  await called;
  await stopClock(page);
  await page.clock.fastForward(60_000);
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await expectFailure(form, 'submission-failed');
  expect(await leads.find(contact.collection, email)).toEqual([]);
  await page.unroute(verifier);

  const started = Promise.withResolvers<void>();
  const calls: string[] = [];
  await page.route(verifier, async (route) => {
    calls.push(route.request().method());
    await started.promise;
    await route.continue();
  });
  await form.submit.click();
  await expect.poll(() => calls).toContain('POST');
  await stopClock(page);
  await page.clock.fastForward(10_000);
  await expect(form.sending).toBeVisible();
  started.resolve();
  await page.clock.resume();
  await expect(form.success).toBeFocused();
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
  expect(await leads.find(contact.collection, email)).toHaveLength(1);
});
