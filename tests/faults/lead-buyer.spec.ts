import { application, applicationOf } from '#tests/browser/application.ts';
import { expectFailure, expectSuccessOfNextPress } from '#tests/browser/lead-form.ts';
import { leadBuyer } from '#tests/browser/lead-forms.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

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
  const form = await leadBuyer.reachSubmit(page, email, 'held');
  await expect(form.submit).toBeEnabled();
  await form.submit.click();
  await expectFailure(form, 'bot-check-not-ready');
  expect(await leads.applicationsOf(email)).toEqual([]);
  const ready = page.waitForResponse('**/recaptcha/token');
  release();
  await ready;
  await expectSuccessOfNextPress(form);
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});

test('an error of sending goes when a new attempt starts, and stays when Previous is pressed', async ({
  page,
  email,
}) => {
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
    'Error: reCAPTCHA token missing',
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
