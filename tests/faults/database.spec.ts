import type { Page, Request } from '@playwright/test';
import { handleCommits, loseAnswers, loseCommits } from '#tests/browser/commits.ts';
import { letDeadlinesPassUntil } from '#tests/browser/deadlines.ts';
import { expect, test } from '#tests/browser/test.ts';
import { tokensOf } from '#tests/browser/tokens.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

const letDeadlinesPass = (page: Page) =>
  letDeadlinesPassUntil(wizard(page).failure('Submission failed'));

test('the database denies: failed, nothing stored, the next press takes a fresh token', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('403 (Forbidden)');
  const tokens = tokensOf(page);
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const commits = await handleCommits(page, async (route) => {
    await leads.deleteReceipt(commits.ids[0] ?? '');
    await route.continue();
  });
  await form.submit.click();
  await expect(form.failure('Submission failed')).toBeFocused();
  expect(await leads.quotesOf(email)).toEqual([]);
  expect(commits.ids).toHaveLength(1);
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  expect(await leads.quotesOf(email)).toHaveLength(1);
});

test('the database is down: failed after three tries; the next press settles the same attempt', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  const tokens = tokensOf(page);
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const commits = await loseCommits(page);
  await form.submit.click();
  await letDeadlinesPass(page);
  expect(commits.ids).toHaveLength(3);
  expect(new Set(commits.ids).size).toBe(1);
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(tokens).toHaveLength(1);
  expect(await leads.quotesOf(email)).toMatchObject([{ id: commits.ids[0] }]);
});

test('the database is slow: each try has its deadline, and the next press settles the same attempt', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const commits = await handleCommits(page, () => {});
  await form.submit.click();
  await expect.poll(() => commits.ids.length).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(form.sending).toBeVisible();
  await letDeadlinesPass(page);
  expect(commits.ids).toHaveLength(3);
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toMatchObject([{ id: commits.ids[0] }]);
});

test('a commit that arrives after the form gave up, then Submit again: one document', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const held: Request[] = [];
  const commits = await handleCommits(page, (route) => held.push(route.request()));
  await form.submit.click();
  await letDeadlinesPass(page);
  const [late] = held;
  const answer = await fetch(late?.url() ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: late?.postData() ?? '',
  });
  expect(answer.status).toBe(200);
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toHaveLength(1);
});

test('the answer is lost and the retry comes eleven minutes later: success, one document', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const commits = await loseAnswers(page);
  await form.submit.click();
  await letDeadlinesPass(page);
  expect(await leads.quotesOf(email)).toHaveLength(1);
  await page.clock.fastForward('11:00');
  await leads.expireReceipt(commits.ids[0] ?? '');
  await commits.restore();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toMatchObject([{ id: commits.ids[0] }]);
});

test('a reload while the outcome is unknown does not make two', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const commits = await loseAnswers(page);
  await form.submit.click();
  await letDeadlinesPass(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('attempt');
  expect(stored).not.toContain('contactConsent');
  expect(stored).not.toContain('companyName');
  await commits.restore();
  await page.reload();
  await form.answer(7, answersOf(email));
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('answers edited after an unknown outcome: the old attempt is settled, then the new is sent', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const lost = await loseCommits(page);
  await form.submit.click();
  await letDeadlinesPass(page);
  await lost.restore();

  await page.getByRole('link', { name: 'Edit First name' }).click();
  await form.field('First name').fill('Anna');
  await form.next.click();
  const sent = await handleCommits(page, (route) => route.continue());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(sent.ids).toEqual([lost.ids[0], expect.not.stringMatching(lost.ids[0] ?? '')]);
  const byId = new Map((await leads.quotesOf(email)).map((quote) => [quote.id, quote.firstName]));
  expect(byId.get(sent.ids[0])).toBe('Ana');
  expect(byId.get(sent.ids[1])).toBe('Anna');
  expect(byId.size).toBe(2);
});

test('edited after an unknown outcome that was a denial: only the new answers are stored', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED', '403 (Forbidden)');
  await page.clock.install();
  const form = wizard(page);
  await form.reachReview(answersOf(email));
  const lost = await loseCommits(page);
  await form.submit.click();
  await letDeadlinesPass(page);
  await lost.restore();
  await leads.deleteReceipt(lost.ids[0] ?? '');

  await page.getByRole('link', { name: 'Edit First name' }).click();
  await form.field('First name').fill('Anna');
  await form.next.click();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.quotesOf(email)).toMatchObject([{ firstName: 'Anna' }]);
});

for (const days of [-1, 1]) {
  test(`a device clock off by ${days} day: stored`, async ({ page, leads, email }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60_000 });
    const form = wizard(page);
    await form.reachReview(answersOf(email));
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await leads.quotesOf(email)).toHaveLength(1);
  });
}
