import { application, applicationOf } from '#tests/browser/application.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, test } from '#tests/browser/test.ts';

test('the step is in the address, and Back, Forward and Previous move between steps', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await expect(page).toHaveURL('/purchase-leads?step=4');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '4');
  await page.goBack();
  await expect(form.heading(3)).toBeFocused();
  await expect(form.leadType('Purchase Mortgage')).toBeChecked();
  await expect(form.leadType('HELOC')).toBeChecked();
  await expect(form.leadType('Refinance')).not.toBeChecked();
  await form.previous.click();
  await expect(form.heading(2)).toBeFocused();
  await expect(form.field('Email')).toHaveValue(email);
  await form.previous.click();
  await expect(form.heading(1)).toBeFocused();
  await expect(form.previous).toBeHidden();
  await page.goForward();
  await expect(form.heading(2)).toBeVisible();
});

test('an address cannot skip an unanswered step', { tag: '@full' }, async ({ page, email }) => {
  const form = application(page);
  await page.goto('/purchase-leads?step=4');
  await expect(form.heading(1)).toBeVisible();
  await expect(page).toHaveURL('/purchase-leads');
  await form.answer(1, applicationOf(email));
  await expect(form.heading(2)).toBeVisible();
  await page.goto('/purchase-leads?step=3');
  await expect(form.heading(2)).toBeVisible();
  await expect(page).toHaveURL('/purchase-leads?step=2');
});

test('answers and checked types survive a reload, and the consent starts checked again', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await form.consent.uncheck();
  await page.reload();
  await expect(form.heading(4)).toBeVisible();
  await expect(form.consent).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain(email);
  expect(stored).not.toContain('contactConsent');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await form.previous.click();
  await expect(form.leadType('HELOC')).toBeChecked();
  await expect(form.leadType('Investor Loans')).not.toBeChecked();
  await expect(form.field('Monthly budget')).toHaveValue('$5,000 to $9,999');
});

test('answers given and Next tapped before the script loads are not lost', {
  tag: '@full',
}, async ({ page, email }) => {
  const { companyName, companyType } = applicationOf(email);
  const release = await holdScripts(page);
  const form = application(page);
  await page.goto('/purchase-leads', { waitUntil: 'commit' });
  await form.field('Company name').fill(companyName);
  await form.field('Company type').selectOption(companyType);
  await form.field('Website').fill('acme.com');
  await form.next.click();
  await expect(form.heading(1)).toBeVisible();
  release();
  await expect(form.heading(2)).toBeVisible();
  await form.previous.click();
  await expect(form.field('Company name')).toHaveValue(companyName);
  await expect(form.field('Company type')).toHaveValue(companyType);
  await expect(form.field('Website')).toHaveValue('https://acme.com');
});
