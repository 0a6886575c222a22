import { contactForm } from '#tests/browser/contact-form.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('axe finds no violations and nothing is cut off, whatever is typed', async ({
  page,
  walk,
}) => {
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

test('sends a message with the keyboard alone, past an error', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const form = contactForm(page);
  const { tab, tabTo, typeInto, press } = keyboardOf(page);
  await page.goto('/contact');
  await hydrated(page);
  await typeInto(form.name, typedContact.name);
  await press('Enter');
  await expect(form.email).toBeFocused();
  await page.keyboard.type(email);
  await typeInto(form.message, typedContact.message);
  await tabTo(form.send);
  await press('Enter');
  await expect(form.confirmation).toBeFocused();
  await tab();
  await expect(form.send).toBeFocused();
  expect(await leads.contactsOf(email)).toMatchObject([{ message: typedContact.message }]);
});
