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

test('axe passes, and each step declares what autofill and keyboards need', async ({
  page,
  email,
  showGroup,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED');
  const form = wizard(page);
  const show = showGroup('quote');
  const schema = '**/assets/quote.schema-*.js';
  await page.route(schema, (route) => route.abort());
  await page.goto('/quote');
  await form.next.click();
  await expect(page.getByText('We couldn’t check your answers')).toBeVisible();
  await page.unroute(schema);
  for (const [index, fields] of declared.entries()) {
    const step = index + 1;
    await form.next.click();
    await expect(form.refusal).toBeVisible();
    await expect(form.heading(step)).toBeVisible();
    await expectDeclared(page, fields);
    if (step === 4) await show('a step with errors');
    await form.fill(step, makeAnswers(email));
    await form.next.click();
    await expect(form.heading(step + 1)).toBeVisible();
  }
  await form.next.click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await show('the consent with its error');
  await form.answer(7, makeAnswers(email));
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
