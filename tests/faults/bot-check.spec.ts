import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { holdScripts, providerScript } from '#tests/browser/hold-scripts.ts';
import {
  expectFailure,
  expectSuccessOfNextPress,
  type LeadForm,
} from '#tests/browser/lead-form.ts';
import { contact, leadBuyer, leadForms, takingTurns } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokenRequest, tokensOf } from '#tests/browser/tokens.ts';
import type { MintedToken } from '#tests/fixtures/recaptcha-control.ts';
import { sampleOf } from '#tests/proof/extent.ts';

const inTurn = takingTurns();

// The quote's button waits for the script; its own tests cover that.
for (const leadForm of [contact, leadBuyer]) {
  test(`${leadForm.name}: waits for a script that loads just after the press`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    const release = await holdScripts(page, providerScript);
    const form = await leadForm.reachSubmit(page, email);
    await stopClock(page);
    await form.submit.click();
    await page.clock.fastForward(2_000);
    await expect(form.sending).toBeVisible();
    release();
    // Far less than the rest of the wait, and enough for the script and the form.
    await advanceClockUntil(page, 20, () => form.success.isVisible());
    await expect(form.success).toBeFocused();
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });

  test(`${leadForm.name}: script 20 s late: not ready after 3 s, and the next press works`, {
    tag: '@full',
  }, async ({ page, leads, email }) => {
    await page.clock.install();
    const release = await holdScripts(page, providerScript);
    const form = await leadForm.reachSubmit(page, email);
    await stopClock(page);
    await form.submit.click();
    await expect(form.sending).toBeVisible();
    await advanceClockUntil(page, 3_000, () => form.failure('bot-check-not-ready').isVisible());
    await page.clock.resume();
    await expectFailure(form, 'bot-check-not-ready');
    expect(await leadForm.storedFor(leads, email)).toEqual([]);
    await page.clock.fastForward(17_000);
    release();
    await expectSuccessOfNextPress(form);
    expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
  });
}

test('contact: the second half of the provider’s script, lost while the network was away, is requested again by the next press', async ({
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
  await advanceClockUntil(page, 3_000, () => form.failure('bot-check-not-ready').isVisible());
  await page.clock.resume();
  await page.unroute('**/recaptcha/releases/*');
  await expectSuccessOfNextPress(form);
  expect(await contact.storedFor(leads, email)).toHaveLength(1);
});

for (const answer of sampleOf(['none', 'error'] as const, 1)) {
  for (const leadForm of inTurn(leadForms)) {
    test(`${leadForm.name}: no token (${answer}) shows an error, and the next press requests a new one`, async ({
      page,
      leads,
      email,
      expectedErrors,
    }) => {
      if (answer === 'error') expectedErrors.push('503 (Service Unavailable)');
      await answerNextToken(page, answer);
      const form = await leadForm.reachSubmit(page, email);
      await form.submit.click();
      await expectFailure(form, 'token-missing');
      expect(await leadForm.storedFor(leads, email)).toEqual([]);
      await expectSuccessOfNextPress(form);
      expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
    });
  }
}

for (const leadForm of inTurn(leadForms)) {
  test(`${leadForm.name}: a silent provider script counts as no token after 20 s`, async ({
    page,
    email,
  }) => {
    await page.clock.install();
    await answerNextToken(page, 'silence');
    const form = await leadForm.reachSubmit(page, email);
    const asked = tokenRequest(page, leadForm.action);
    await form.submit.click();
    await asked;
    await stopClock(page);
    await page.clock.fastForward(10_000);
    await expect(form.sending).toBeVisible();
    await page.clock.fastForward(10_000);
    await page.clock.resume();
    await expectFailure(form, 'token-missing');
  });
}

/** A token that is refused, the forms it is tried on, and how it differs from a valid one. */
type Refusal = readonly [string, readonly LeadForm[], (form: LeadForm) => Partial<MintedToken>];

const scored = leadForms.filter(({ minimumScore }) => minimumScore);
const refusals: Refusal[] = [
  ['an expired token', leadForms, () => ({ ageSeconds: 150 })],
  ['a token from another hostname', leadForms, () => ({ hostname: 'elsewhere.example' })],
  ...leadForms.map((other): Refusal => {
    const otherForms = leadForms.filter((leadForm) => leadForm !== other);
    return [`a token for ${other.action}`, otherForms, () => ({ action: other.action })];
  }),
  [
    'a score just below the limit',
    scored,
    ({ minimumScore = 0 }) => ({ assessment: { score: minimumScore - 0.01 } }),
  ],
];

for (const [refused, forms, token] of sampleOf(refusals, 3)) {
  for (const leadForm of inTurn(forms)) {
    test(`${leadForm.name}: refuses ${refused} and requests a new token next`, async ({
      page,
      leads,
      email,
    }) => {
      const tokens = tokensOf(page);
      await answerNextToken(page, token(leadForm));
      const form = await leadForm.reachSubmit(page, email);
      await form.submit.click();
      await expectFailure(form, 'verification-failed');
      expect(await leadForm.storedFor(leads, email)).toEqual([]);
      await expectSuccessOfNextPress(form);
      expect(new Set(tokens).size).toBe(2);
      expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
    });
  }
}

for (const leadForm of inTurn(leadForms)) {
  const lowestScore = leadForm.minimumScore ?? 0.1;
  test(`${leadForm.name}: accepts a score of ${lowestScore}`, async ({ page, leads, email }) => {
    await answerNextToken(page, { assessment: { score: lowestScore } });
    const form = await leadForm.reachSubmit(page, email);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    expect(await leadForm.storedFor(leads, email)).toMatchObject([{ recaptchaScore: lowestScore }]);
  });
}
