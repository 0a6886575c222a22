import { application, applicationOf } from '#tests/browser/application.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

test('axe finds nothing and nothing is cut off on any step, empty, refused or filled in', async ({
  page,
  email,
  walk,
}) => {
  test.slow();
  const form = application(page);
  const show = walk('lead buyer');
  await page.goto('/purchase-leads');
  for (const step of [1, 2, 3]) {
    await expect(form.heading(step)).toBeVisible();
    await show(`step ${step}`);
    await form.next.click();
    await expect(form.summary).toBeVisible();
    await show(`step ${step} with errors`);
    await form.fill(step, applicationOf(email));
    await show(`step ${step} filled in`);
    await form.next.click();
  }
  await expect(form.heading(4)).toBeVisible();
  await show('consent');
  await form.consent.uncheck();
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await show('consent unticked');
  await form.consent.check();
  await answerNextToken(page, 'none');
  await form.submit.click();
  await form.failure('reCAPTCHA token missing').getByRole('link').click();
  await expect(form.field('Company name')).toBeFocused();
  await show('a failure at the company name');
});

test('a keyboard alone completes the application', async ({ page, leads, email }) => {
  const form = application(page);
  const { keyboard } = page;
  const typed = applicationOf(email);
  const type = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(form.field(label)).toBeFocused();
    await keyboard.type(text);
  };

  await page.goto('/purchase-leads');
  await expect(form.next).toBeVisible();
  await form.heading(1).focus();
  await type('Company name', typed.companyName);
  await type('Company type', 'Credit');
  await type('Website', typed.website);
  await keyboard.press('Enter');

  await expect(form.heading(2)).toBeFocused();
  await type('Contact name', typed.contactName);
  await type('Email', email);
  await type('Phone', typed.phone);
  await type('State', 'Tex');
  await keyboard.press('Tab');
  await expect(form.next).toBeFocused();
  await keyboard.press('Enter');

  await expect(form.heading(3)).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.leadType('Purchase Mortgage')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(form.leadType('Refinance')).toBeChecked();
  for (let types = 0; types < 4; types++) await keyboard.press('Tab');
  await type('Monthly budget', 'Under');
  await type('Lead volume', 'More');
  await keyboard.press('Tab');
  await keyboard.press('Space');

  await expect(form.heading(4)).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect(await leads.applicationsOf(email)).toMatchObject([
    { companyType: 'Credit union', state: 'Texas', leadTypes: ['Refinance'] },
  ]);
  await keyboard.press('Tab');
  await expect(form.another).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.heading(1)).toBeFocused();
});
