import type { Page } from '@playwright/test';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** What each field of a step declares for autofill, and for a phone's keyboard: none, where a hint has k, % or a hyphen. */
const declared: Record<string, [autocomplete: string, inputmode?: string]>[] = [
  { 'First name': ['given-name'], 'Last name': ['family-name'] },
  { Email: ['email', 'email'], Phone: ['tel-national', 'tel'] },
  { 'Street address': ['street-address'], 'ZIP code': ['postal-code'] },
  { 'Yearly income': ['off'], 'Credit score': ['off'] },
  { 'Loan type': ['off'], 'Home price': ['off'] },
  { 'Down payment': ['off'], 'When do you hope to buy?': ['off'] },
];

test('axe passes on any step', async ({ page, email, showGroup, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const form = wizard(page);
  const show = showGroup('quote');
  const schema = '**/assets/quote.schema-*.js';
  await page.route(schema, (route) => route.abort());
  await page.goto('/quote');
  for (let step = 1; step <= 7; step++) {
    await expect(form.heading(step)).toBeVisible();
    if (step === 1) {
      await form.next.click();
      await expect(page.getByText('We couldn’t check your answers')).toBeVisible();
      await show('the validation did not load');
      await page.unroute(schema);
    }
    await form.next.click();
    if (step === 7) await expect(page.getByRole('checkbox')).toBeFocused();
    else await expect(form.refusal).toBeVisible();
    await expect(form.heading(step)).toBeVisible();
    await show(`step ${step} with errors`);
    const fields = declared[step - 1];
    if (fields) await expectDeclared(page, fields);
    await form.fill(step, makeAnswers(email));
    if (step === 2) {
      await form.field('Phone').fill('(512) 123-4567');
      await expect(page.getByText(/^Is that the right number\?/)).toBeVisible();
      await show('a phone number that is asked about');
    }
    await form.next.click();
  }
  await expect(form.submit).toBeEnabled();
  await show('review');
});

/** Expects the visible fields to be these, and to declare what they should. */
async function expectDeclared(page: Page, fields: (typeof declared)[number]) {
  const inputs = page.locator('form input:visible:not([type=checkbox])');
  const all = inputs.or(page.locator('form select:visible'));
  await expect(all).toHaveCount(Object.keys(fields).length);
  for (const input of await inputs.all()) {
    await expect(input).toHaveAttribute('enterkeyhint', 'next');
  }
  for (const [label, [autocomplete, inputmode = '']] of Object.entries(fields)) {
    const field = wizard(page).field(label);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveJSProperty('inputMode', inputmode);
  }
}

test('completes the form by the keyboard alone, past an error', async ({ page, leads, email }) => {
  const form = wizard(page);
  const { tab, tabTo, typeInto, press } = watchKeyboard(page);
  const typed = makeAnswers(email);

  await openHydrated(page, '/quote');
  await typeInto(form.field('First name'), typed.firstName);
  await press('Enter');
  await expect(form.field('Last name')).toBeFocused();
  await page.keyboard.type(typed.lastName);
  await press('Enter');

  const later: Record<string, string>[] = [
    { Email: email, Phone: typed.phone },
    { 'Street address': typed.address, 'ZIP code': typed.zipCode },
    { 'Yearly income': typed.income, 'Credit score': 'Very' },
    { 'Loan type': 'FHA', 'Home price': typed.homePrice },
    { 'Down payment': typed.downPayment, 'When do you hope to buy?': 'In 3' },
  ];
  for (const [index, answers] of later.entries()) {
    const step = index + 2;
    await expect(form.heading(step)).toBeFocused();
    for (const [label, text] of Object.entries(answers)) await typeInto(form.field(label), text);
    // In a select, Enter opens its list.
    if (step === 4 || step === 6) await tab();
    await press(step === 6 ? 'Space' : 'Enter');
  }

  await expect(form.heading(7)).toBeFocused();
  await tabTo(page.getByRole('checkbox'));
  await press('Space');
  await tabTo(form.next);
  await press('Enter');

  await expect(form.heading(8)).toBeFocused();
  await expect(form.submit).toBeEnabled();
  await tabTo(form.submit);
  await press('Enter');
  await expect(form.success).toBeFocused();
  expect(await leads.findQuotes(email)).toMatchObject([{ timeline: '3-6months', loanType: 'fha' }]);
});
