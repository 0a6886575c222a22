import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '#src/domain/collections.ts';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { application, applicationOf } from '#tests/browser/application.ts';
import { handleCommits, holdMails } from '#tests/browser/commits.ts';
import { contact } from '#tests/browser/lead-forms.ts';
import { rememberAnswers } from '#tests/browser/remembered-answers.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a quote is stored with a record of what was shown and agreed to, and the owner gets a mail', async ({
  page,
  leads,
  email,
}) => {
  const form = wizard(page);
  await form.returnToConsent(answersOf(email));
  const shown = await page.getByRole('checkbox').evaluate((box: HTMLInputElement) => {
    return box.labels?.[0]?.textContent ?? '';
  });
  await expect(page.getByRole('checkbox')).not.toHaveAccessibleDescription(/./);
  await form.answer(7, answersOf(email));
  const commits = await handleCommits(page, (route) => route.continue());
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [quote] = await leads.quotesOf(email);
  expect(commits.ids).toEqual([quote?.id]);
  const { collection } = leadKinds.quotes;
  const { record } = await leads.whatIsStoredOf(collection, quote?.id);
  expect(record).toEqual({
    kind: collection,
    wording: quoteConsent.since,
    wordingHash: await sha256(shown),
    page: '/quote',
    language: 'en',
    globalPrivacyControl: false,
    givenAt: expect.stringMatching(isoTime),
  });
  const mailOf = async () => {
    // The service that sends the mail writes the delivery status.
    const { delivery: _, ...mail } = (await leads.whatIsStoredOf(collection, quote?.id)).mail ?? {};
    return mail;
  };
  await expect.poll(mailOf).toEqual({
    toUids: ['owner'],
    template: { name: 'new-lead', data: { kind: collection, leadId: quote?.id } },
    expiresAt: expect.any(Timestamp),
  });
});

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
