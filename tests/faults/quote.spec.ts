import { blockProvider, providerScript } from '#tests/browser/hold-scripts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

test('script blocked for ten seconds: a message says so, and a press requests the script again', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_BLOCKED_BY_CLIENT');
  await page.clock.install();
  const blocked = await blockProvider(page);
  const form = wizard(page);
  await form.returnToReview(makeAnswers(email));
  const notReady = form.failure('reCAPTCHA not ready');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(form.submit).toBeDisabled();
  await expect(notReady).toBeHidden();
  // A read of the rates that is under way would end.
  await expect(page.getByText('not an offer')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(notReady).toBeVisible();
  await expect(form.submit).toBeDisabled();

  await blocked.untilGivenUp();
  const asked = page.waitForRequest(providerScript);
  await tryAgain.click();
  await asked;
  await expect(notReady).toBeVisible();

  await blocked.release();
  await tryAgain.click();
  await expect(form.submit).toBeEnabled();
  await expect(notReady).toBeHidden();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await leads.findQuotes(email)).toHaveLength(1);
});
