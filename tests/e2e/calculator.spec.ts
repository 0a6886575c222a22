import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openTool } from '#tests/browser/calculator.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

async function openAdvanced(page: Page) {
  await page.goto('/calculator#tab=advanced');
  await hydrated(page);
}

test('the Advanced tab opens before the script loads; what is typed and pressed by then counts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const releaseTools = await holdScripts(page, '**/assets/AdvancedTools-*.js');
  await page.goto('/calculator', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('200k');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Advanced');
  await page.getByRole('textbox', { name: 'Home price' }).fill('500k');
  release();
  await hydrated(page);
  const early = page.getByRole('button', { name: 'Early payoff savings' });
  await early.click();
  await expect(early).toHaveAttribute('aria-busy', 'true');
  releaseTools();
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$420,000.00');
  await expect(page.getByRole('textbox', { name: 'Home price' })).toHaveValue('500k');
  await expect(early).toHaveAttribute('aria-expanded', 'true');
  await expect(early).not.toHaveAttribute('aria-busy');

  await page.getByRole('tab', { name: 'Basic' }).click();
  await expect(page.getByRole('tabpanel').getByText('$1,013.37').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('200k');
});

test('a link with advanced numbers shows them once the tools load, even on the second try', {
  tag: '@full',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const file = '**/assets/AdvancedTools-*.js';
  await page.route(file, (route) => route.abort());
  await page.goto('/calculator#tab=advanced&price=500000');
  const failure = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(failure).toBeVisible();
  await page.unroute(file);
  await failure.getByRole('button', { name: 'Try again' }).click();
  const home = page.getByRole('group', { name: 'Home and loan' });
  await expect(home.getByLabel('Home price')).toHaveValue('500,000');
});

test('the schedule downloads as it is shown', { tag: '@full' }, async ({ page }) => {
  await openAdvanced(page);
  await openTool(page, 'Amortization schedule');
  const schedule = page.getByRole('region', { name: 'Amortization schedule' });
  await schedule.getByText('Monthly').click();
  await expect(schedule.getByRole('row')).toHaveCount(361);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    schedule.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('amortization-schedule-monthly.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(361);
  expect(lines[1]).toBe('1,1621.39,421.39,1200.00,319578.61');
  expect(lines[360]).toMatch(/,0\.00$/);
});

test('typing keeps the caret in place and moves nothing, and leaving the field formats the number', {
  tag: '@full',
}, async ({ page }) => {
  await openAdvanced(page);
  const home = page.getByRole('group', { name: 'Home and loan' });
  const price = home.getByLabel('Home price', { exact: true });
  const place = () => home.getByLabel('Interest rate', { exact: true }).boundingBox();
  await price.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const before = await place();

  await page.keyboard.type('5');
  await expect(price).toHaveValue('4500,000');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$4,420,000.00');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(price).toHaveValue('45000');
  await price.fill('abc');
  await expect(price).toHaveAccessibleDescription('Enter a number, like 300,000.');
  expect(await place()).toEqual(before);
  await price.fill('450,50');
  await expect(price).toHaveAccessibleDescription('Counts as 0. Type 450.50 or 45,050.');
  expect(await place()).toEqual(before);

  await price.fill('1.2m');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('1,200,000');
});
