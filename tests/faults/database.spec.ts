import type { Request } from '@playwright/test';
import { handleCommits, loseCommits } from '#tests/browser/commits.ts';
import { advanceDeadlinesUntil, stopClock } from '#tests/browser/deadlines.ts';
import {
  expectFailure,
  expectSuccessOfNextPress,
  type FilledForm,
} from '#tests/browser/lead-form.ts';
import { contact, formsFor, leadBuyer, leadForms, quote } from '#tests/browser/lead-forms.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import {
  expectNow,
  passMinutesOnSite,
  putClockOff,
  untilSynchronized,
} from '#tests/browser/site-time.ts';
import { expect, test } from '#tests/browser/test.ts';
import { collectTokens } from '#tests/browser/tokens.ts';

/** Presses the button, then advances the clock once the lead is sent, until the form gives up. */
async function submitUntilGivenUp(form: FilledForm, commits: { ids: string[] }): Promise<void> {
  await form.submit.click();
  await expect.poll(() => commits.ids.length).toBeGreaterThan(0);
  await advanceDeadlinesUntil(form.failure('submission-failed'));
}

for (const leadForm of leadForms) {
  test(`${leadForm.name}: with a slow database, each try has its deadline, and the next press settles the same attempt`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    const tokens = collectTokens(page);
    const form = await leadForm.reachSubmit(page, email);
    const commits = await handleCommits(page, () => {});
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
    await page.clock.fastForward('11:00');
    await commits.restore();
    await expectSuccessOfNextPress(form);
    expect(tokens).toHaveLength(1);
    expect(await leadForm.storedFor(leads, email)).toMatchObject([{ id: commits.ids[0] }]);
  });
}

for (const leadForm of formsFor(leadBuyer)) {
  test(`${leadForm.name}: a commit that arrives after the form gave up, a reload and the press eleven minutes later make one document`, async ({
    page,
    leads,
    email,
  }) => {
    await page.clock.install();
    const form = await leadForm.reachSubmit(page, email);
    const held: Request[] = [];
    const commits = await handleCommits(page, (route) => held.push(route.request()));
    await submitUntilGivenUp(form, commits);
    await expectFailure(form, 'submission-failed');
    const [late] = held;
    const answer = await fetch(late?.url() ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: late?.postData() ?? '',
    });
    expect(answer.status).toBe(200);
    const remembered = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(remembered).toContain('attempt');
    for (const text of leadForm.neverRemembered) expect(remembered).not.toContain(text);
    await passMinutesOnSite(page, 11);
    await page.clock.fastForward('11:00');
    await leads.deleteReceipt(commits.ids[0] ?? '');
    await commits.restore();
    await form.reload();
    await expectSuccessOfNextPress(form);
    expect(await leadForm.storedFor(leads, email)).toMatchObject([{ id: commits.ids[0] }]);
    // A success screen leaves its time.
    const values = await rememberedValues(page);
    expect(values.filter((value) => typeof value !== 'number')).toEqual([]);
  });
}

for (const leadForm of formsFor(quote)) {
  test(`${leadForm.name}: a device that sleeps for an hour before the answer has stored one document, says that it may be stored, and sends no other by itself`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('net::ERR_CONNECTION_RESET', '403 (Forbidden)');
    await page.clock.install();
    const tokens = collectTokens(page);
    const form = await leadForm.reachSubmit(page, email);
    const commits = await handleCommits(page, async (route) => {
      if (commits.ids.length > 1) return route.continue();
      await route.fetch();
      await leads.age(leadForm.collection, commits.ids[0] ?? '');
      await page.clock.fastForward('01:00:00');
      await route.abort('connectionreset');
    });
    await form.submit.click();
    await expectFailure(form, 'perhaps-stored');
    expect(await leadForm.storedFor(leads, email)).toMatchObject([{ id: commits.ids[0] }]);
    expect(new Set(commits.ids).size).toBe(1);
    expect(tokens).toHaveLength(1);
    await commits.restore();
    await expectSuccessOfNextPress(form);
    expect(tokens).toHaveLength(2);
  });
}

for (const leadForm of formsFor(contact)) {
  test(`${leadForm.name}: with the database down, fails after three tries, and an edit settles the old attempt and then sends the new one`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('net::ERR_CONNECTION_REFUSED');
    await page.clock.install();
    const tokens = collectTokens(page);
    const form = await leadForm.reachSubmit(page, email);
    const lost = await loseCommits(page);
    await submitUntilGivenUp(form, lost);
    await expectFailure(form, 'submission-failed');
    expect(lost.ids).toHaveLength(3);
    expect(new Set(lost.ids).size).toBe(1);
    await page.clock.fastForward('11:00');
    await lost.restore();
    expect(tokens).toHaveLength(1);

    await form.edit();
    const sent = await handleCommits(page, (route) => route.continue());
    await expectSuccessOfNextPress(form);
    expect(tokens).toHaveLength(2);
    expect(sent.ids).toEqual([lost.ids[0], expect.not.stringMatching(lost.ids[0] ?? '')]);
    const stored = await leadForm.storedFor(leads, email);
    const byId = new Map(stored.map((lead) => [lead.id, lead[leadForm.edited.field]]));
    expect(byId.get(sent.ids[0])).toBe(leadForm.edited.from);
    expect(byId.get(sent.ids[1])).toBe(leadForm.edited.to);
    expect(byId.size).toBe(2);
  });
}

for (const leadForm of formsFor(leadBuyer)) {
  test(`${leadForm.name}: a device ten days ahead stores the site’s times, and the owner gets a mail`, async ({
    page,
    leads,
    email,
  }) => {
    await putClockOff(page, 10);
    const synchronized = untilSynchronized(page);
    const form = await leadForm.reachSubmit(page, email);
    await synchronized;
    await form.submit.click();
    await expect(form.success).toBeFocused();

    const [lead, ...others] = await leadForm.storedFor(leads, email);
    expect(others).toEqual([]);
    expectNow(lead?.recaptchaVerifiedAt ?? lead?.createdAt);
    const whatIsStored = () => leads.readStored(leadForm.collection, lead?.id);
    await expect.poll(async () => (await whatIsStored()).mail).toBeDefined();
    const { record } = await whatIsStored();
    if (record) expectNow(record.givenAt);
  });
}
