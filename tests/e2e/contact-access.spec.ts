import { contactForm } from '#tests/browser/contact-form.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('empty fields show the specified toast and an error each, the first of them gets focus, and axe finds no violations, whatever is typed', async ({
  page,
  walk,
}) => {
  const form = contactForm(page);
  const show = walk('contact');
  await page.goto('/contact');
  await hydrated(page);
  await test.step('each field declares its autofill type and keyboard', async () => {
    await expect(form.name).toHaveAttribute('autocomplete', 'name');
    await expect(form.email).toHaveAttribute('autocomplete', 'email');
    await expect(form.email).toHaveAttribute('inputmode', 'email');
    await expect(form.message).toHaveAttribute('autocomplete', 'off');
  });
  await show('empty');

  await form.send.click();
  await expect(form.toasts).toHaveText('All fields are required');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('Error: Enter your name.');
  await expect(form.email).toHaveAccessibleDescription(
    'Error: Enter an email address like name@example.com.',
  );
  await expect(form.message).toHaveAccessibleDescription(/Error: Enter your message\.$/);
  await show('errors with their toast');

  await form.name.fill('Ana');
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await form.email.fill('ana@example');
  await form.message.fill(' \n\u00a0');
  await form.send.click();
  await expect(form.toasts.last()).toHaveText('All fields are required');
  await expect(form.message).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/name@example\.com/);

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
