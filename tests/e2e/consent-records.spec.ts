import { collections } from '#src/domain/collections.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { application, applicationOf } from '#tests/browser/application.ts';
import { holdMails } from '#tests/browser/commits.ts';
import { contact } from '#tests/browser/lead-forms.ts';
import { rememberAnswers } from '#tests/browser/remembered-answers.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

test('the consent step mentions Global Privacy Control, and the record stores it', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const form = wizard(page);
  await rememberAnswers(page, 'quote', answersOf(email));
  await page.goto('/pre-approval?step=7');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Global Privacy Control/);
  await form.answer(7, answersOf(email));
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [quote] = await leads.quotesOf(email);
  const { record } = await leads.whatIsStoredOf(collections.quotes, quote?.id);
  expect(record).toMatchObject({ page: '/pre-approval', globalPrivacyControl: true });
});

test('an application has a consent record with its own wording, and its success does not wait for mail', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  const form = application(page);
  await holdMails(page);
  await form.returnToConsent(applicationOf(email));
  const shown = await form.consent.evaluate((box: HTMLInputElement) => {
    return box.labels?.[0]?.textContent ?? '';
  });
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [stored] = await leads.applicationsOf(email);
  const { record, mail } = await leads.whatIsStoredOf(collections.leadBuyers, stored?.id);
  expect(record).toMatchObject({
    kind: collections.leadBuyers,
    wordingHash: await sha256(shown),
    page: '/purchase-leads',
  });
  expect(mail).toBeUndefined();
});

test('a message has no consent record and no link for requests, and the owner gets a mail', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  const form = await contact.reachSubmit(page, email);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(page.locator('a[href*="/your-request"]')).toHaveCount(0);

  const [message] = await leads.contactsOf(email);
  const whatIsStored = () => leads.whatIsStoredOf(collections.contacts, message?.id);
  await expect.poll(async () => (await whatIsStored()).mail).toBeDefined();
  expect((await whatIsStored()).record).toBeUndefined();
});
