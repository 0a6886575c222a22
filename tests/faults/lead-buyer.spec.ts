import type { Page } from '@playwright/test';
import { application, applicationOf } from '#tests/browser/application.ts';
import { handleCommits, loseAnswers, loseCommits } from '#tests/browser/commits.ts';
import { letDeadlinesPassUntil } from '#tests/browser/deadlines.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokensOf } from '#tests/browser/tokens.ts';

const verifier = '**/verifyRecaptcha';

/** Step 1, reached from the summary, says it in the company name's slot and has all that was typed. */
async function expectInCompanyName(page: Page, text: string) {
  const form = application(page);
  await form.failure(text).getByRole('link').click();
  await expect(form.heading(1)).toBeVisible();
  const companyName = form.field('Company name');
  await expect(companyName).toBeFocused();
  await expect(companyName).toHaveAccessibleDescription(`Error: ${text}`);
  await expect(companyName).toHaveValue('Peña & Söhne Lending');
  await form.next.click();
  await expect(form.heading(4)).toBeFocused();
  await expect(form.consent).toBeChecked();
}

test('the bot check is not ready: said so on pressing Submit, and it works once it is', async ({
  page,
  leads,
  email,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/recaptcha/enterprise.js*', async (route) => {
    await released;
    await route.continue();
  });
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await expect(form.submit).toBeEnabled();
  await form.submit.click();
  await expect(form.failure('reCAPTCHA not ready.')).toBeFocused();
  await expect(form.submit).toBeEnabled();
  await expectInCompanyName(page, 'reCAPTCHA not ready.');
  expect(await leads.applicationsOf(email)).toEqual([]);
  const ready = page.waitForResponse('**/recaptcha/token');
  release();
  await ready;
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});

for (const [name, answer, text] of [
  ['no token', 'none', 'reCAPTCHA token missing'],
  ['an error instead of a token', 'error', 'reCAPTCHA token missing'],
  ['an expired token', { ageSeconds: 150 }, 'reCAPTCHA failed'],
  ['a token made for another action', { action: 'contact' }, 'reCAPTCHA failed'],
  ['a score below 0.5', { assessment: { score: 0.49 } }, 'reCAPTCHA failed'],
  ['a provider that fails', { assessment: { fault: 'server-error' } }, 'Unknown error'],
] as const) {
  test(`${name}: ${text}, and the next press takes a fresh token`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('Failed to load resource');
    const form = application(page);
    await form.reachConsent(applicationOf(email));
    await answerNextToken(page, answer);
    await form.submit.click();
    await expect(form.failure(text)).toBeFocused();
    await expect(page.getByText('Your answers are still here.')).toBeVisible();
    await expectInCompanyName(page, text);
    expect(await leads.applicationsOf(email)).toEqual([]);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await leads.applicationsOf(email)).toHaveLength(1);
  });
}

test('the score 0.5 is taken', async ({ page, leads, email }) => {
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await answerNextToken(page, { assessment: { score: 0.5 } });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.applicationsOf(email)).toMatchObject([{ recaptchaScore: 0.5 }]);
});

test('an error of sending goes when a new attempt starts, and stays when Previous is pressed', async ({
  page,
  email,
}) => {
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('reCAPTCHA token missing')).toBeFocused();
  for (const step of [3, 2, 1]) {
    await form.previous.click();
    await expect(form.heading(step)).toBeVisible();
  }
  await expect(form.field('Company name')).toHaveAccessibleDescription(
    'Error: reCAPTCHA token missing',
  );
  for (const step of [2, 3, 4]) {
    await form.next.click();
    await expect(form.heading(step)).toBeVisible();
  }

  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('reCAPTCHA token missing')).toBeFocused();
  await page.route(verifier, () => {});
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.summary).toBeHidden();
});

test('verifier down: unknown error, and the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  const tokens = tokensOf(page);
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await page.route(verifier, (route) => route.abort('connectionrefused'));
  await form.submit.click();
  await expect(form.failure('Unknown error')).toBeFocused();
  await expectInCompanyName(page, 'Unknown error');
  await page.unroute(verifier);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});

test('the verifier never answers: unknown error after 70 s, and the next press works', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await page.route(verifier, () => {});
  const asked = page.waitForRequest(verifier);
  await form.submit.click();
  await asked;
  await page.clock.fastForward(69_000);
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(form.failure('Unknown error')).toBeVisible();
  await page.unroute(verifier);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});

test('the verifier denies: unknown error', async ({ page, email, expectedErrors }) => {
  expectedErrors.push('403 (Forbidden)');
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await page.route(verifier, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'PERMISSION_DENIED', message: 'no' } },
    }),
  );
  await form.submit.click();
  await expect(form.failure('Unknown error')).toBeFocused();
});

test('the database denies: nothing is stored, and the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('403 (Forbidden)');
  const tokens = tokensOf(page);
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  const commits = await handleCommits(page, async (route) => {
    await leads.deleteReceipt(commits.ids[0] ?? '');
    await route.continue();
  });
  await form.submit.click();
  await expect(form.failure('Unknown error')).toBeFocused();
  expect(await leads.applicationsOf(email)).toEqual([]);
  expect(commits.ids).toHaveLength(1);
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});

for (const [name, failCommits, error] of [
  ['is down', loseCommits, 'net::ERR_CONNECTION_REFUSED'],
  ['commits, and its answers are lost', loseAnswers, 'net::ERR_CONNECTION_RESET'],
  ['is slow', (page: Page) => handleCommits(page, () => {}), ''],
] as const) {
  test(`the database ${name}: unknown error; the next press settles the same attempt`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    if (error) expectedErrors.push(error);
    await page.clock.install();
    const tokens = tokensOf(page);
    const form = application(page);
    await form.reachConsent(applicationOf(email));
    const commits = await failCommits(page);
    await form.submit.click();
    await letDeadlinesPassUntil(form.failure('Unknown error'));
    expect(commits.ids).toHaveLength(3);
    expect(new Set(commits.ids).size).toBe(1);
    await page.clock.fastForward('11:00');
    await commits.restore();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(tokens).toHaveLength(1);
    expect(await leads.applicationsOf(email)).toMatchObject([{ id: commits.ids[0] }]);
  });
}

test('a reload while the outcome is unknown does not make two', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  await page.clock.install();
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  const commits = await loseAnswers(page);
  await form.submit.click();
  await letDeadlinesPassUntil(form.failure('Unknown error'));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'contactConsent',
  );
  await commits.restore();
  await page.reload();
  await expect(form.heading(4)).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.applicationsOf(email)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
