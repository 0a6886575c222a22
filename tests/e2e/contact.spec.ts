import { site } from '#src/site.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

test('a message survives a reload, text typed before the script loads wins over it, and it is stored once, with the five specified fields, and never put in an address', async ({
  page,
  leads,
  email,
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
  await form.fill(` ${email}\n`);
  await hydrated(page);
  await form.message.press('End');
  await form.message.pressSequentially('!');

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await form.name.fill('Bea');
  release();
  await expect(form.message).toHaveValue(`${typedContact.message}!`);
  await expect(form.email).toHaveValue(email);
  await expect(form.name).toHaveValue('Bea');
  await form.send.click();

  await expect(form.toasts).toHaveText("Message sent!We'll be in touch soon.");
  await expect(form.confirmation).toBeFocused();
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('');
  await expect(form.send).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await leads.contactsOf(email)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Bea',
      email,
      message: `${typedContact.message}!`,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      recaptchaScore: 0.9,
    },
  ]);
  for (const text of [email, typedContact.name, 'calculator count']) {
    expect(addresses.join('\n')).not.toContain(text);
  }
});

test('the form comes first on a phone, and has the notes beside it on a wide screen', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('textbox', { name: 'Name' });
  const notes = page.getByRole('complementary', { name: 'Before you write' });
  const topOf = async (place: typeof form) => (await place.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await topOf(form)).toBeLessThan(await topOf(notes));
  expect(await topOf(form)).toBeLessThan(450);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(Math.abs((await topOf(form)) - (await topOf(notes)))).toBeLessThan(120);
});

test('a second message after the first is a second document', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expect(form.confirmation).toBeFocused();
  await form.fill(email);
  await form.message.fill('One thing more.');
  await form.send.click();
  await expect.poll(() => leads.contactsOf(email)).toHaveLength(2);
  await expect(form.confirmation).toBeFocused();
});

test('shows that it is sending and disables the button meanwhile', { tag: '@full' }, async ({
  page,
  email,
}) => {
  await answerNextToken(page, { assessment: { delayMs: 800 } });
  const form = contactForm(page);
  await form.reachSend(email);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.message).toHaveAttribute('readonly');
  await expect(form.confirmation).toBeVisible();
  await expect(form.message).not.toHaveAttribute('readonly');
});

test('input typed before the script loads is validated when it does', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  const form = contactForm(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.email.fill('ana@gmail.con');
  await form.message.fill('x'.repeat(4_990));
  release();
  await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
  await expect(page.getByText('10 characters left')).toBeVisible();
});

test('input is removed from the tab after 30 minutes', { tag: '@full' }, async ({
  page,
  email,
}) => {
  await page.clock.install();
  const form = contactForm(page);
  await form.reachSend(email);
  await hydrated(page);
  await expect.poll(async () => JSON.stringify(await rememberedValues(page))).toContain(email);
  await page.clock.fastForward('30:01');
  expect(await rememberedValues(page)).toEqual([null]);
  await expect(form.email).toHaveValue(email);
});
