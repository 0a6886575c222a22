import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

const securing = 'Securing this form... please wait.';

test('script blocked: Submit stays disabled with its note; forced, it is not ready', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_BLOCKED_BY_CLIENT');
  await page.route('**/recaptcha/enterprise.js*', (route) => route.abort('blockedbyclient'));
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await expect(page.getByText(securing)).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form.failure('reCAPTCHA not ready')).toBeFocused();
  expect(await leads.quotesOf(email)).toEqual([]);
});

test('script 20 s late: the form becomes ready by itself, with its values', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/recaptcha/enterprise.js*', async (route) => {
    await released;
    await route.continue();
  });
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await expect(page.getByText(securing)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(form.submit).toBeDisabled();
  release();
  await expect(form.submit).toBeEnabled();
  await expect(page.getByText(securing)).toBeHidden();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toHaveLength(1);
});

test('script that fails at first is asked for again', async ({ page, email, expectedErrors }) => {
  expectedErrors.push('404 (Not Found)');
  await page.clock.install();
  const script = '**/recaptcha/enterprise.js*';
  await page.route(script, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await page.clock.fastForward(2_000);
  await expect(form.submit).toBeEnabled();
});

for (const answer of ['none', 'error'] as const) {
  test(`no token (${answer}): said so, and the next press takes a fresh one`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    if (answer === 'error') expectedErrors.push('503 (Service Unavailable)');
    const form = wizard(page);
    await form.reachReview(answersOf(email));
    await expect(form.submit).toBeEnabled();
    await answerNextToken(page, answer);
    await form.submit.click();
    await expect(form.failure('Failed to get reCAPTCHA token')).toBeFocused();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await leads.quotesOf(email)).toHaveLength(1);
  });
}

test('no answer from the provider’s script: no token, after 20 s', async ({ page, email }) => {
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await expect(form.submit).toBeEnabled();
  await answerNextToken(page, 'silence');
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(form.failure('Failed to get reCAPTCHA token')).toBeVisible();
});

for (const [name, token] of [
  ['an expired token', { ageSeconds: 150 }],
  ['a token made for another action', { action: 'contact' }],
  ['a token from another hostname', { hostname: 'elsewhere.example' }],
] as const) {
  test(`${name} is refused, and a fresh one is taken next`, async ({ page, leads, email }) => {
    const form = wizard(page);
    await form.reachReview(answersOf(email));
    await expect(form.submit).toBeEnabled();
    await answerNextToken(page, token);
    await form.submit.click();
    await expect(form.failure('reCAPTCHA verification failed')).toBeFocused();
    expect(await leads.quotesOf(email)).toEqual([]);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await leads.quotesOf(email)).toHaveLength(1);
  });
}

test('a low score is accepted', async ({ page, leads, email }) => {
  await answerNextToken(page, { assessment: { score: 0.1 } });
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toMatchObject([{ recaptchaScore: 0.1 }]);
});

test('the trap filled: an invalid submission, and nothing is sent', async ({
  page,
  leads,
  email,
}) => {
  const form = wizard(page);
  await page.goto('/quote');
  for (let step = 1; step <= 6; step++) await form.answer(step, answersOf(email));
  await page.locator('#companyName').evaluate((input: HTMLInputElement) => {
    input.value = 'Acme Leads';
  });
  await form.answer(7, answersOf(email));
  await expect(form.submit).toBeEnabled();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await form.submit.click();
  await expect(form.failure('Invalid submission')).toBeFocused();
  expect(sent).toEqual([]);
  expect(await leads.quotesOf(email)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Acme');
});
