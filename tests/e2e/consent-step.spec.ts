import type { Page } from '@playwright/test';
import { application, applicationOf } from '#tests/browser/application.ts';
import { expect, test } from '#tests/browser/test.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

const pages = [
  ['Privacy', 'Privacy'],
  ['Terms of Use', 'Terms of Use'],
  ['Contact', 'Contact'],
] as const;

/** Opens each page in a tab of its own and closes the tab. */
async function readPages(page: Page) {
  for (const [name, title] of pages) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await tab.close();
  }
}

test('reading the linked pages before the consent leaves the quote unchanged', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  const form = wizard(page);
  await form.returnToConsent(answersOf(email));
  await page.getByRole('checkbox').check();
  await readPages(page);
  await expect(form.heading(7)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await form.next.click();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await leads.quotesOf(email)).toMatchObject([{ lastName: 'de la Cruz-Núñez' }]);
});

test('leaving the step through the footer and returning keeps everything but the consent', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = wizard(page);
  await form.returnToConsent(answersOf(email));
  await page.getByRole('checkbox').check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(form.heading(7)).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await form.back.click();
  await expect(form.field('Down payment')).toHaveValue('3.5%');
});

test('reading the linked pages leaves the application unchanged too', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const form = application(page);
  await form.returnToConsent(applicationOf(email));
  await readPages(page);
  await expect(form.consent).toBeChecked();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await leads.applicationsOf(email)).toHaveLength(1);
});
