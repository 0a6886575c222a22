import type { Locator } from '@playwright/test';
import { expectSoundInEveryLook } from '#tests/browser/every-look.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

test('axe finds nothing and nothing is cut off on any step, error or end', async ({
  page,
  email,
}) => {
  test.slow();
  const form = wizard(page);
  await page.goto('/quote');
  for (let step = 1; step <= 7; step++) {
    await expect(form.heading(step)).toBeVisible();
    await expectSoundInEveryLook(page, `step ${step}`);
    await form.next.click();
    await expect(form.summary).toBeVisible();
    await expectSoundInEveryLook(page, `step ${step} with errors`);
    await form.answer(step, answersOf(email));
  }
  await expect(form.submit).toBeEnabled();
  await expectSoundInEveryLook(page, 'review');
  await answerNextToken(page, 'none');
  await form.submit.click();
  await expect(form.failure('Failed to get reCAPTCHA token')).toBeFocused();
  await expectSoundInEveryLook(page, 'failure');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expectSoundInEveryLook(page, 'success');
});

test('a keyboard alone completes the form', async ({ page, leads, email }) => {
  const form = wizard(page);
  const { keyboard } = page;
  const typed = answersOf(email);
  const type = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(form.field(label)).toBeFocused();
    await keyboard.type(text);
  };
  const tabTo = async (target: Locator) => {
    for (let tabs = 0; tabs < 20; tabs++) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
  };
  const choose = async (label: string, firstLetters: string) => type(label, firstLetters);

  await page.goto('/quote');
  await expect(form.next).toBeVisible();
  await tabTo(form.field('First name'));
  await keyboard.type(typed.firstName);
  await type('Last name', typed.lastName);
  await keyboard.press('Enter');

  await expect(form.heading(2)).toBeFocused();
  await type('Email', email);
  await type('Phone', typed.phone);
  await keyboard.press('Enter');

  await expect(form.heading(3)).toBeFocused();
  await type('Street address', typed.address);
  await type('ZIP code', typed.zipCode);
  await keyboard.press('Enter');

  await expect(form.heading(4)).toBeFocused();
  await type('Yearly income', typed.income);
  await choose('Credit score', 'Very');
  await keyboard.press('Tab');
  await expect(form.next).toBeFocused();
  await keyboard.press('Enter');

  await expect(form.heading(5)).toBeFocused();
  await choose('Loan type', 'FHA');
  await type('Home price', typed.homePrice);
  await keyboard.press('Enter');

  await expect(form.heading(6)).toBeFocused();
  await type('Down payment', typed.downPayment);
  await choose('When do you hope to buy?', 'In 3');
  await keyboard.press('Tab');
  await keyboard.press('Space');

  await expect(form.heading(7)).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(form.next).toBeFocused();
  await keyboard.press('Enter');

  await expect(form.heading(8)).toBeFocused();
  await expect(form.submit).toBeEnabled();
  await tabTo(form.submit);
  await keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect(await leads.quotesOf(email)).toMatchObject([{ timeline: '3-6months', loanType: 'fha' }]);
});
