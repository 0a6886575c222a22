import { application, applicationOf } from '#tests/browser/application.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

/** For each step, how many answers it needs, and what its fields declare for autofill. */
const questions: [count: number, fields: Record<string, string>][] = [
  [3, { 'Company name': 'organization', 'Company type': 'off', Website: 'url' }],
  [4, { 'Contact name': 'name', Email: 'email', Phone: 'tel', State: 'address-level1' }],
  [3, { 'Monthly budget': 'off', 'Lead volume': 'off' }],
];

test('axe finds no violations and nothing is cut off on any step, empty, refused or filled in', async ({
  page,
  email,
  walk,
}) => {
  const form = application(page);
  const show = walk('lead buyer');
  await page.goto('/purchase-leads');
  for (const [index, [count, fields]] of questions.entries()) {
    const step = index + 1;
    await expect(form.heading(step)).toBeVisible();
    await show(`step ${step}`);
    for (const [label, autocomplete] of Object.entries(fields)) {
      await expect(form.field(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    await form.next.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveCount(count);
    await show(`step ${step} with errors`);
    await form.fill(step, applicationOf(email));
    await show(`step ${step} filled in`);
    await form.next.click();
  }
  await expect(form.heading(4)).toBeVisible();
  await show('consent');
  await form.consent.uncheck();
  await form.submit.click();
  await expect(form.consent).toBeFocused();
  await show('consent unticked');
  await form.consent.check();
  await answerNextToken(page, 'none');
  await form.submit.click();
  await form.failure('reCAPTCHA token missing').getByRole('link').click();
  await expect(form.field('Company name')).toBeFocused();
  await show('a failure at the company name');
});

test('completes the application with the keyboard alone, past an error', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const form = application(page);
  const { tab, tabTo, typeInto, press } = keyboardOf(page);
  const typed = applicationOf(email);

  await page.goto('/purchase-leads');
  await hydrated(page);
  await typeInto(form.field('Company name'), typed.companyName);
  await typeInto(form.field('Company type'), 'Credit');
  await typeInto(form.field('Website'), 'acme');
  await press('Enter');
  await expect(form.field('Website')).toBeFocused();
  await expect(form.field('Website')).toHaveAccessibleDescription(/Error: /);
  await press('End');
  await page.keyboard.type('.com');
  await press('Enter');

  await expect(form.heading(2)).toBeFocused();
  await typeInto(form.field('Contact name'), typed.contactName);
  await typeInto(form.field('Email'), email);
  await typeInto(form.field('Phone'), typed.phone);
  await typeInto(form.field('State'), 'Tex');
  await tab();
  await expect(form.next).toBeFocused();
  await press('Enter');

  await expect(form.heading(3)).toBeFocused();
  await tab();
  await expect(form.leadType('Purchase Mortgage')).toBeFocused();
  await tab();
  await press('Space');
  await expect(form.leadType('Refinance')).toBeChecked();
  await typeInto(form.field('Monthly budget'), 'Under');
  await typeInto(form.field('Lead volume'), 'More');
  await tab();
  await press('Space');

  await expect(form.heading(4)).toBeFocused();
  await tabTo(form.consent);
  await tab();
  await expect(form.submit).toBeFocused();
  await press('Enter');
  await expect(form.success).toBeFocused();
  expect(await leads.applicationsOf(email)).toMatchObject([
    { companyType: 'Credit union', state: 'Texas', leadTypes: ['Refinance'] },
  ]);
  await tabTo(form.request);
  await tabTo(form.another);
  await press('Enter');
  await expect(form.heading(1)).toBeFocused();
});
