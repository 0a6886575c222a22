import type { Page } from '@playwright/test';
import { handleCommits, loseAnswers, loseCommits } from '#tests/browser/commits.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { letDeadlinesPassUntil } from '#tests/browser/deadlines.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokensOf } from '#tests/browser/tokens.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

const script = '**/recaptcha/enterprise.js*';
const verifier = '**/verifyRecaptcha';

/** The failure is said in a toast and beside the button, and nothing that was typed is lost. */
async function expectFailure(page: Page, title: string, description = '') {
  const form = contactForm(page);
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(title + description);
  await expect(form.toasts).toHaveText(title + description);
  await expect(form.name).toHaveValue(typedContact.name);
  await expect(form.message).toHaveValue(typedContact.message);
  await expect(form.send).toBeEnabled();
}

/** The next press works, and leaves nothing of the failure. */
async function expectSuccessOfNextPress(page: Page) {
  const form = contactForm(page);
  await form.send.click();
  await expect(form.confirmation).toBeFocused();
  await expect(form.failure).toHaveCount(0);
}

test('script blocked: not ready, and nothing is sent', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_BLOCKED_BY_CLIENT');
  await page.route(script, (route) => route.abort('blockedbyclient'));
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expectFailure(page, 'reCAPTCHA not ready');
  expect(await leads.contactsOf(email)).toEqual([]);
});

test('script 20 s late: not ready at first, then the next press works', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectFailure(page, 'reCAPTCHA not ready');
  await page.clock.fastForward(17_000);
  release();
  await expectSuccessOfNextPress(page);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

for (const answer of ['none', 'error'] as const) {
  test(`no token (${answer}): said so, and the next press takes a fresh one`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    if (answer === 'error') expectedErrors.push('503 (Service Unavailable)');
    await answerNextToken(page, answer);
    const form = contactForm(page);
    await form.reachSend(email);
    await form.send.click();
    await expectFailure(page, 'Submission failed', 'Token missing');
    expect(await leads.contactsOf(email)).toEqual([]);
    await expectSuccessOfNextPress(page);
    expect(await leads.contactsOf(email)).toHaveLength(1);
  });
}

for (const [name, token] of [
  ['an expired token', { ageSeconds: 150 }],
  ['a token made for another action', { action: 'submit' }],
  ['a token made for the other form of the same verifier', { action: 'purchase_leads' }],
  ['a token from another hostname', { hostname: 'elsewhere.example' }],
  ['a score below 0.5', { assessment: { score: 0.49 } }],
] as const) {
  test(`${name} is refused, and a fresh one is taken next`, async ({ page, leads, email }) => {
    const tokens = tokensOf(page);
    await answerNextToken(page, token);
    const form = contactForm(page);
    await form.reachSend(email);
    await form.send.click();
    await expectFailure(page, 'Submission failed', 'reCAPTCHA failed');
    expect(await leads.contactsOf(email)).toEqual([]);
    await expectSuccessOfNextPress(page);
    expect(new Set(tokens).size).toBe(2);
    expect(await leads.contactsOf(email)).toHaveLength(1);
  });
}

test('a score of 0.5 is enough', async ({ page, leads, email }) => {
  await answerNextToken(page, { assessment: { score: 0.5 } });
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expect(form.confirmation).toBeFocused();
  expect(await leads.contactsOf(email)).toMatchObject([{ recaptchaScore: 0.5 }]);
});

test('verifier down: failed, and the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  const tokens = tokensOf(page);
  await page.route(verifier, (route) => route.abort('connectionrefused'));
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expectFailure(page, 'Submission failed', 'Please try again.');
  await page.unroute(verifier);
  await expectSuccessOfNextPress(page);
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

test('the provider answers the verifier with 500: failed', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  await answerNextToken(page, { assessment: { fault: 'server-error' } });
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expectFailure(page, 'Submission failed', 'Please try again.');
  await expectSuccessOfNextPress(page);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

test('the verifier never answers: failed after 70 s, and the next press works', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  await page.route(verifier, () => {});
  const form = contactForm(page);
  await form.reachSend(email);
  const asked = page.waitForRequest(verifier);
  await form.send.click();
  await asked;
  await page.clock.fastForward(69_000);
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectFailure(page, 'Submission failed', 'Please try again.');
  await page.unroute(verifier);
  await expectSuccessOfNextPress(page);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

test('the database denies: failed, nothing stored, the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('403 (Forbidden)');
  const tokens = tokensOf(page);
  const form = contactForm(page);
  await form.reachSend(email);
  const commits = await handleCommits(page, async (route) => {
    await leads.deleteReceipt(commits.ids[0] ?? '');
    await route.continue();
  });
  await form.send.click();
  await expectFailure(page, 'Submission failed', 'Please try again.');
  expect(await leads.contactsOf(email)).toEqual([]);
  expect(commits.ids).toHaveLength(1);
  await commits.restore();
  await expectSuccessOfNextPress(page);
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

for (const [name, lose] of [
  ['down', loseCommits],
  ['slow', (page: Page) => handleCommits(page, () => {})],
] as const) {
  test(`the database is ${name}: failed after three tries, and the next press settles the same attempt`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('net::ERR_CONNECTION_REFUSED');
    await page.clock.install();
    const tokens = tokensOf(page);
    const form = contactForm(page);
    await form.reachSend(email);
    const commits = await lose(page);
    await form.send.click();
    await expect.poll(() => commits.ids.length).toBeGreaterThan(0);
    await letDeadlinesPassUntil(form.failure);
    await expectFailure(page, 'Submission failed', 'Please try again.');
    expect(commits.ids).toHaveLength(3);
    expect(new Set(commits.ids).size).toBe(1);
    await commits.restore();
    await expectSuccessOfNextPress(page);
    expect(tokens).toHaveLength(1);
    expect(await leads.contactsOf(email)).toMatchObject([{ id: commits.ids[0] }]);
  });
}

test('the answer is lost and the retry comes after a reload and eleven minutes: one document', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  await page.clock.install();
  const form = contactForm(page);
  await form.reachSend(email);
  const commits = await loseAnswers(page);
  await form.send.click();
  await expect.poll(() => leads.contactsOf(email)).toHaveLength(1);
  await letDeadlinesPassUntil(form.failure);
  await page.clock.fastForward('11:00');
  await leads.expireReceipt(commits.ids[0] ?? '');
  await commits.restore();
  await page.reload();
  await expect(form.message).toHaveValue(typedContact.message);
  await expectSuccessOfNextPress(page);
  expect(await leads.contactsOf(email)).toMatchObject([{ id: commits.ids[0] }]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a message edited after an unknown outcome: the old one is settled, then the new is sent', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  const form = contactForm(page);
  await form.reachSend(email);
  const lost = await loseCommits(page);
  await form.send.click();
  await expect.poll(() => lost.ids.length).toBeGreaterThan(0);
  await letDeadlinesPassUntil(form.failure);
  await lost.restore();
  await form.message.fill('What I meant to say.');
  await expectSuccessOfNextPress(page);
  const messages = (await leads.contactsOf(email)).map(({ message }) => message);
  expect(messages.sort()).toEqual([typedContact.message, 'What I meant to say.'].sort());
});
