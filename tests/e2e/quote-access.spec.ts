import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/browser/test.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

test('axe finds nothing and nothing is cut off on any step, empty, refused or filled in', async ({
  page,
  email,
  walk,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push('net::ERR_FAILED');
  const form = wizard(page);
  const show = walk('quote');
  const schema = '**/assets/quote.schema-*.js';
  await page.route(schema, (route) => route.abort());
  await page.goto('/quote');
  await form.next.click();
  await expect(page.getByText('Your answers could not be checked')).toBeVisible();
  await show('the check of the answers did not load');
  await page.unroute(schema);
  await page.goto('/quote');
  for (let step = 1; step <= 7; step++) {
    await expect(form.heading(step)).toBeVisible();
    await show(`step ${step}`);
    await form.next.click();
    await expect(form.summary).toBeVisible();
    await show(`step ${step} with errors`);
    await form.fill(step, answersOf(email));
    await show(`step ${step} filled in`);
    await form.next.click();
  }
  await expect(form.submit).toBeEnabled();
  await show('review');
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
