import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokensOf } from '#tests/browser/tokens.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

const verifier = '**/verifyRecaptchaMortgage';

test('verifier down: the submission failed, and the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  const tokens = tokensOf(page);
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await page.route(verifier, (route) => route.abort('connectionrefused'));
  await form.submit.click();
  await expect(form.failure('Submission failed')).toBeFocused();
  await expect(form.submit).toBeEnabled();
  await page.unroute(verifier);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.quotesOf(email)).toHaveLength(1);
});

test('the provider answers the verifier with 500: failed, and nothing typed is lost', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  const tokens = tokensOf(page);
  const form = wizard(page);
  await answerNextToken(page, { assessment: { fault: 'server-error' } });
  await form.reachReview(answersOf(email));
  await form.submit.click();
  await expect(form.failure('Submission failed')).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.quotesOf(email)).toHaveLength(1);
});

test('the verifier never answers: failed after 70 s, and the next press works', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await page.route(verifier, () => {});
  const asked = page.waitForRequest(verifier);
  await form.submit.click();
  await asked;
  await page.clock.fastForward(69_000);
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(form.failure('Submission failed')).toBeVisible();
  await page.unroute(verifier);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toHaveLength(1);
});
