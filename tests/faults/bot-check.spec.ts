import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { contact } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';

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
