import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { leadForms } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken, tokenRequest, tokensOf } from '#tests/browser/tokens.ts';

for (const leadForm of leadForms) {
  const { name, action, minimumScore } = leadForm;

  for (const answer of ['none', 'error'] as const) {
    test(`${name}: no token (${answer}): said so, and the next press takes a fresh one`, async ({
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

  test(`${name}: no answer from the provider’s script: no token, after 20 s`, async ({
    page,
    email,
  }) => {
    await page.clock.install();
    await answerNextToken(page, 'silence');
    const form = await leadForm.reachSubmit(page, email);
    const asked = tokenRequest(page, action);
    await form.submit.click();
    await asked;
    await page.clock.fastForward(18_000);
    await expect(form.sending).toBeVisible();
    await page.clock.fastForward(2_000);
    await expectFailure(form, 'token-missing');
  });

  const otherForms = leadForms.filter((other) => other !== leadForm);
  const tooLow = minimumScore ? [minimumScore - 0.01] : [];
  for (const [refused, token] of [
    ['an expired token', { ageSeconds: 150 }],
    ['a token from another hostname', { hostname: 'elsewhere.example' }],
    ...otherForms.map(
      (other) => [`a token for ${other.action}`, { action: other.action }] as const,
    ),
    ...tooLow.map((score) => [`a score of ${score}`, { assessment: { score } }] as const),
  ] as const) {
    test(`${name}: ${refused} is refused, and a fresh one is taken next`, async ({
      page,
      leads,
      email,
    }) => {
      const tokens = tokensOf(page);
      await answerNextToken(page, token);
      const form = await leadForm.reachSubmit(page, email);
      await form.submit.click();
      await expectFailure(form, 'verification-failed');
      expect(await leadForm.storedFor(leads, email)).toEqual([]);
      await expectSuccessOfNextPress(form);
      expect(new Set(tokens).size).toBe(2);
      expect(await leadForm.storedFor(leads, email)).toHaveLength(1);
    });
  }

  const lowestScore = minimumScore ?? 0.1;
  test(`${name}: a score of ${lowestScore} is enough`, async ({ page, leads, email }) => {
    await answerNextToken(page, { assessment: { score: lowestScore } });
    const form = await leadForm.reachSubmit(page, email);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    expect(await leadForm.storedFor(leads, email)).toMatchObject([{ recaptchaScore: lowestScore }]);
  });
}
