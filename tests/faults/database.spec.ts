import type { Request } from '@playwright/test';
import { application } from '#tests/browser/application.ts';
import { handleCommits, loseCommits } from '#tests/browser/commits.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { advanceDeadlinesUntil, stopClock } from '#tests/browser/deadlines.ts';
import {
  contact,
  expectFailure,
  expectSuccessOfNextPress,
  leadBuyer,
  quote,
} from '#tests/browser/lead-forms.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import { passMinutesOnSite } from '#tests/browser/site-time.ts';
import { expect, test } from '#tests/browser/test.ts';
import { collectTokens } from '#tests/browser/tokens.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('lead buyer: each try has its deadline, and a commit that arrives after the form gave up, a reload and the press eleven minutes later make one document', async ({
  page,
  leads,
  email,
}) => {
  await page.clock.install();
  const tokens = collectTokens(page);
  const form = await leadBuyer.reachSubmit(page, email);
  const held: Request[] = [];
  const commits = await handleCommits(page, (route) => held.push(route.request()));
  await form.submit.click();
  await expect.poll(() => commits.ids.length).toBe(1);
  await stopClock(page);
  await page.clock.fastForward(5_000);
  await expect(form.sending).toBeVisible();
  await advanceDeadlinesUntil(form.failure('submission-failed'));
  await page.clock.resume();
  await expectFailure(form, 'submission-failed');
  expect(commits.ids).toHaveLength(3);
  expect(new Set(commits.ids).size).toBe(1);
  const [late] = held;
  const answer = await fetch(late?.url() ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: late?.postData() ?? '',
  });
  expect(answer.status).toBe(200);
  const remembered = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(remembered).toContain('attempt');
  expect(remembered).not.toContain('contactConsent');
  await passMinutesOnSite(page, 11);
  await page.clock.fastForward('11:00');
  await leads.deleteReceipt(commits.ids[0] ?? '');
  await commits.restore();
  await page.reload();
  const { heading, lastStep } = application(page);
  await expect(heading(lastStep)).toBeVisible();
  await expectSuccessOfNextPress(form);
  expect(tokens).toHaveLength(1);
  expect(await leads.find(leadBuyer.collection, email)).toMatchObject([{ id: commits.ids[0] }]);
  // A success screen leaves its time.
  const values = await rememberedValues(page);
  expect(values.filter((value) => typeof value !== 'number')).toEqual([]);
});

test('quote: a device that sleeps for an hour before the answer has stored one document, says that it may be stored, and sends no other by itself', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET', '403 (Forbidden)');
  await page.clock.install();
  const tokens = collectTokens(page);
  const form = await quote.reachSubmit(page, email);
  const commits = await handleCommits(page, async (route) => {
    if (commits.ids.length > 1) return route.continue();
    await route.fetch();
    await leads.age(quote.collection, commits.ids[0] ?? '');
    await page.clock.fastForward('01:00:00');
    await route.abort('connectionreset');
  });
  await form.submit.click();
  await expectFailure(form, 'perhaps-stored');
  expect(await leads.find(quote.collection, email)).toMatchObject([{ id: commits.ids[0] }]);
  expect(new Set(commits.ids).size).toBe(1);
  expect(tokens).toHaveLength(1);
  await commits.restore();
  await expectSuccessOfNextPress(form);
  expect(tokens).toHaveLength(2);
});

test('contact: with the database down, fails after three tries, and an edit settles the old attempt and then sends the new one', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  const tokens = collectTokens(page);
  const form = await contact.reachSubmit(page, email);
  const lost = await loseCommits(page);
  await form.submit.click();
  await expect.poll(() => lost.ids.length).toBeGreaterThan(0);
  await advanceDeadlinesUntil(form.failure('submission-failed'));
  await expectFailure(form, 'submission-failed');
  expect(lost.ids).toHaveLength(3);
  expect(new Set(lost.ids).size).toBe(1);
  await page.clock.fastForward('11:00');
  await lost.restore();
  expect(tokens).toHaveLength(1);

  const edited = 'What I meant to say.';
  await contactForm(page).message.fill(edited);
  const sent = await handleCommits(page, (route) => route.continue());
  await expectSuccessOfNextPress(form);
  expect(tokens).toHaveLength(2);
  expect(sent.ids).toEqual([lost.ids[0], expect.not.stringMatching(lost.ids[0] ?? '')]);
  const stored = await leads.find(contact.collection, email);
  const byId = new Map(stored.map((lead) => [lead.id, lead.message]));
  expect(byId.get(sent.ids[0])).toBe(typedContact.message);
  expect(byId.get(sent.ids[1])).toBe(edited);
  expect(byId.size).toBe(2);
});
