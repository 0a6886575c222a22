import { application, applicationOf } from '#tests/browser/application.ts';
import { expectNoViolations } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any step, error or end, ${colorScheme}`, async ({ page, email }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: colorScheme === 'light' ? 360 : 1440, height: 800 });
    const form = application(page);
    await page.goto('/purchase-leads');
    for (const step of [1, 2, 3]) {
      await expect(form.heading(step)).toBeVisible();
      await expectNoViolations(page, `step ${step}`);
      await form.next.click();
      await expect(form.summary).toBeVisible();
      await expectNoViolations(page, `step ${step} with errors`);
      await form.answer(step, applicationOf(email));
    }
    await expect(form.heading(4)).toBeVisible();
    await expectNoViolations(page, 'consent');
    await form.consent.uncheck();
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expectNoViolations(page, 'consent unticked');
    await form.consent.check();
    await answerNextToken(page, 'none');
    await form.submit.click();
    await expect(form.failure('reCAPTCHA token missing')).toBeFocused();
    await expectNoViolations(page, 'failure');
    await form.summary.getByRole('link').click();
    await expect(form.field('Company name')).toBeFocused();
    await expectNoViolations(page, 'failure at the company name');
    await form.next.click();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expectNoViolations(page, 'success');
  });
}

for (const width of [320, 768, 1440]) {
  test(`nothing is cut off at ${width} px`, async ({ page, email }) => {
    await page.setViewportSize({ width, height: 640 });
    const form = application(page);
    const expectNoOverflow = async (state: string) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, state).toBeLessThanOrEqual(0);
    };
    await page.goto('/purchase-leads');
    for (const step of [1, 2, 3]) {
      await expect(form.heading(step)).toBeVisible();
      await form.next.click();
      await expect(form.summary).toBeVisible();
      await expectNoOverflow(`step ${step}`);
      await form.answer(step, applicationOf(email));
    }
    await expect(form.heading(4)).toBeVisible();
    await expectNoOverflow('consent');
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expectNoOverflow('success');
  });
}

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
