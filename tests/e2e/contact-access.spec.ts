import { contactForm } from '#tests/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('axe finds nothing and nothing is cut off, whatever is typed', async ({ page, walk }) => {
  const form = contactForm(page);
  const show = walk('contact');
  await page.goto('/contact');
  await hydrated(page);
  await show('empty');
  await form.send.click();
  await expect(form.toasts).toBeVisible();
  await show('errors with their toast');
  await form.fill('ana@gmail.con');
  await form.message.fill('x'.repeat(5_001));
  await form.send.click();
  await expect(form.message).toBeFocused();
  await show('a suggestion and a message that is too long');
});

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
