import { expectNoViolations } from '#tests/browser/axe.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1440]) {
    test(`axe finds nothing and nothing is cut off in any state, ${colorScheme}, ${width} px`, async ({
      page,
      email,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const form = contactForm(page);
      const check = async (state: string) => {
        await expectNoViolations(page, state);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
      };

      await page.goto('/contact');
      await hydrated(page);
      await check('at first');
      await form.send.click();
      await expect(form.toasts).toBeVisible();
      await check('errors with their toast');
      await form.fill('ana@gmail.con');
      await form.message.fill('x'.repeat(5_001));
      await form.send.click();
      await expect(form.message).toBeFocused();
      await check('a suggestion and a message that is too long');
      await form.fill(email);
      await answerNextToken(page, 'none');
      await form.send.click();
      await expect(form.failure).toBeFocused();
      await expect(form.toasts.first()).toBeVisible();
      await check('failure');
      await form.send.click();
      await expect(form.confirmation).toBeFocused();
      await check('success');
    });
  }
}

test('a keyboard alone sends a message', async ({ page, leads, email }) => {
  const form = contactForm(page);
  const { keyboard } = page;
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('link', { name: 'privacy notice' }).focus();
  await keyboard.press('Tab');
  await expect(form.name).toBeFocused();
  await keyboard.type(typedContact.name);
  await keyboard.press('Tab');
  await expect(form.email).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await expect(form.message).toBeFocused();
  await keyboard.type(typedContact.message);
  await keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.confirmation).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  expect(await leads.contactsOf(email)).toMatchObject([{ message: typedContact.message }]);
});
