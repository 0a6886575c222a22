import type { Request } from '@playwright/test';
import { warmUpQuery } from '#src/domain/leads/submission/bot-check.contract.ts';
import { stopClock } from '#tests/browser/deadlines.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { leadForms, takingTurns } from '#tests/browser/lead-forms.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, tokensOf } from '#tests/browser/tokens.ts';

const inTurn = takingTurns();

for (const leadForm of inTurn(leadForms)) {
  test(`${leadForm.name}: the provider answers the verifier with 500: fails, and the next press uses a new token`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('Failed to load resource');
    const tokens = tokensOf(page);
    await answerNextToken(page, { assessment: { reply: { status: 500, body: '' } } });
    const form = await leadForm.reachSubmit(page, email);
    await form.submit.click();
    await expectFailure(form, 'submission-failed');
    expect(await leadForm.storedFor(leads, email)).toEqual([]);
    await expectSuccessOfNextPress(form);
    expect(new Set(tokens).size).toBe(2);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}

for (const leadForm of inTurn(leadForms)) {
  test(`${leadForm.name}: a verifier that takes 10 s to start still stores the lead, once`, async ({
    page,
    leads,
    email,
  }) => {
    await page.clock.install();
    const started = Promise.withResolvers<void>();
    const calls: string[] = [];
    await page.route(leadForm.verifier, async (route) => {
      calls.push(route.request().method());
      await started.promise;
      await route.continue();
    });
    const form = await leadForm.reachSubmit(page, email);
    await form.submit.click();
    await expect.poll(() => calls).toContain('POST');
    await stopClock(page);
    await page.clock.fastForward(10_000);
    await expect(form.sending).toBeVisible();
    started.resolve();
    await page.clock.resume();
    await expect(form.success).toBeFocused();
    expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}

for (const leadForm of inTurn(leadForms)) {
  test(`${leadForm.name}: warms up the verifier once before the press, without sending data`, async ({
    page,
    email,
  }) => {
    const warmUps: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`?${warmUpQuery}`)) warmUps.push(request);
    });
    const form = await leadForm.reachSubmit(page, email);
    // The form checks input that was typed before its script loaded at the next focus.
    await hydrated(page);
    await form.submit.focus();
    await expect.poll(() => warmUps.length).toBe(1);
    await form.submit.click();
    await expect(form.success).toBeFocused();

    expect(warmUps.map((request) => request.method())).toEqual(['GET']);
    const [warmUp] = warmUps;
    expect(new URL(warmUp?.url() ?? '').search).toBe(`?${warmUpQuery}`);
    expect(await warmUp?.allHeaders()).not.toHaveProperty('cookie');
    expect((await warmUp?.response())?.status()).toBe(204);
  });
}

for (const leadForm of inTurn(leadForms)) {
  test(`${leadForm.name}: a verifier that never answers fails after 70 s, and the next press works`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    await page.route(leadForm.verifier, () => {});
    const form = await leadForm.reachSubmit(page, email);
    const asked = page.waitForRequest(leadForm.verifier);
    await form.submit.click();
    await asked;
    await stopClock(page);
    await page.clock.fastForward(60_000);
    await expect(form.sending).toBeVisible();
    await page.clock.fastForward(10_000);
    await page.clock.resume();
    await expectFailure(form, 'submission-failed');
    await page.unroute(leadForm.verifier);
    await expectSuccessOfNextPress(form);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}
