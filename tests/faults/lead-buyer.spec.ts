import { faultExplanations } from '#src/domain/leads/submission/fault-explanations.ts';
import { application, applicationOf } from '#tests/browser/application.ts';
import { leadBuyer } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

test('a sending error clears when a new attempt starts and stays when Previous is pressed', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = application(page);
  await form.returnToConsent(applicationOf(email));
  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('reCAPTCHA token missing')).toBeFocused();
  for (const step of [3, 2, 1]) {
    await form.previous.click();
    await expect(form.heading(step)).toBeVisible();
  }
  await expect(form.field('Company name')).toHaveAccessibleDescription(
    `Error: reCAPTCHA token missing ${faultExplanations['token-missing']}`,
  );
  for (const step of [2, 3, 4]) {
    await form.next.click();
    await expect(form.heading(step)).toBeVisible();
  }

  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('reCAPTCHA token missing')).toBeFocused();
  await page.route(leadBuyer.verifier, () => {});
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.summary).toBeHidden();
});
