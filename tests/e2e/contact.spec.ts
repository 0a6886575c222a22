import type { Locator } from '@playwright/test';
import { site } from '#src/site.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import { expect, test } from '#tests/browser/test.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('a message: wrong fields are refused, it survives a reload, and is stored once, in no address', async ({
  page,
  leads,
  email,
  inspect,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  const form = contactForm(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(`Contact | ${site.name}`);
  await expect(page.getByText('This form is protected by reCAPTCHA.')).toBeVisible();
  await test.step('each field declares its autofill type and keyboard', async () => {
    await expect(form.name).toHaveAttribute('autocomplete', 'name');
    await expect(form.email).toHaveAttribute('autocomplete', 'email');
    await expect(form.email).toHaveAttribute('inputmode', 'email');
    await expect(form.message).toHaveAttribute('autocomplete', 'off');
  });
  await test.step('the form is above the notes on a phone, and beside them on a wide screen', async () => {
    const notes = page.getByRole('complementary', { name: 'Before you write' });
    const findTop = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findTop(form.name)).toBeLessThan(await findTop(notes));
    expect(await findTop(form.name)).toBeLessThan(450);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(Math.abs((await findTop(form.name)) - (await findTop(notes)))).toBeLessThan(120);
  });

  await test.step('empty or wrong fields are refused', async () => {
    const sent = sentRequests(page);
    await form.send.click();
    await expect(form.toasts).toHaveText('All fields are required');
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveAccessibleDescription('Error: Enter your name.');
    await expect(form.email).toHaveAccessibleDescription(
      'Error: Enter an email address like name@example.com.',
    );
    await expect(form.message).toHaveAccessibleDescription(/Error: Enter your message\.$/);
    await inspect('contact: errors with their toast');
    // Home's posts and the site's details may still be read.
    expect(sent.filter((address) => !/:(runQuery|batchGet)\b/.test(address))).toEqual([]);
  });

  await test.step('what is typed, also before the script of a reloaded page, is kept', async () => {
    await form.fill(` ${email}\n`);
    await form.message.press('End');
    await form.message.pressSequentially('!');
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await form.email.fill('ana@gmail.con');
    await form.name.fill('Bea');
    release();
    await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
    await expect(form.message).toHaveValue(`${typedContact.message}!`);
    await expect(form.name).toHaveValue('Bea');
    await form.email.fill(email);
  });

  await form.send.click();
  await expect(form.toasts).toHaveText("Message sent!We'll be in touch soon.");
  await expect(form.confirmation).toBeFocused();
  await expect(form.confirmation).toContainText('You’ll get an answer within 2 business days.');
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('');
  await expect(form.send).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await leads.find('contacts', email)).toMatchObject([
    { name: 'Bea', email, message: `${typedContact.message}!`, recaptchaScore: 0.9 },
  ]);
  for (const text of [email, typedContact.name, 'calculator count']) {
    expect(addresses.join('\n')).not.toContain(text);
  }
});
