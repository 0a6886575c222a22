import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import { expect, test } from '#tests/browser/test.ts';
import { collectTokens } from '#tests/browser/tokens.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

test('a double click, or Enter with a click, sends once, and the answers are removed', async ({
  page,
  leads,
  email,
}) => {
  const form = wizard(page);
  await form.returnToReview(makeAnswers(email));
  const tokens = collectTokens(page);
  await expect(form.submit).toBeEnabled();
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]');
    submit?.click();
    submit?.click();
    form?.requestSubmit();
  });
  await expect(form.success).toBeVisible();
  expect(tokens).toHaveLength(1);
  expect(await leads.findQuotes(email)).toHaveLength(1);
  // The time of the success screen.
  expect(await rememberedValues(page)).toEqual([expect.any(Number)]);
  await page.goBack();
  await expect(form.heading(1)).toBeVisible();
  await expect(form.field('First name')).toHaveValue('');
});
