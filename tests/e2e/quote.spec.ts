import { collections } from '#src/domain/collections.ts';
import { rememberAnswers, rememberedValues } from '#tests/browser/remembered-answers.ts';
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

test('browser autofill leaves the honeypot empty', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const answers: Record<string, string> = {
    'given-name': 'Ana',
    'family-name': 'Cruz',
    email,
    'tel-national': '(555) 123-4567',
    'street-address': '12 Main Street',
    'postal-code': '02139',
    organization: 'Acme',
  };
  const form = wizard(page);
  await page.goto('/quote');
  const typed = makeAnswers(email);
  for (let step = 1; step <= 7; step++) {
    await expect(form.heading(step)).toBeVisible();
    if (step > 3) {
      await form.answer(step, typed);
      continue;
    }
    await page.locator('form').evaluate((element, values) => {
      for (const input of element.querySelectorAll('input')) {
        const value = values[input.autocomplete];
        if (value !== undefined) input.value = value;
      }
    }, answers);
    await form.next.click();
  }
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.findQuotes(email)).toMatchObject([{ companyName: '', lastName: 'Cruz' }]);
});

test('the consent step mentions Global Privacy Control, and the record stores it', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const form = wizard(page);
  await rememberAnswers(page, 'quote', makeAnswers(email));
  await page.goto('/pre-approval?step=7');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Global Privacy Control/);
  await form.answer(7, makeAnswers(email));
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [quote] = await leads.findQuotes(email);
  const { record } = await leads.readStored(collections.quotes, quote?.id);
  expect(record).toMatchObject({ page: '/pre-approval', globalPrivacyControl: true });
});
