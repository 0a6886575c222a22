import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openTool } from '#tests/browser/calculator.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
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

test('the Advanced tab responds before its script loads and keeps what is typed until then', {
  tag: '@full',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/AdvancedTools-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('200k');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  const home = page.getByRole('group', { name: 'Home and loan' });
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toContainText('$2,021.39');
  await home.getByLabel('Home price').fill('500k');
  release();
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$420,000.00');
  await expect(home.getByLabel('Home price')).toHaveValue('500k');
  await page.getByRole('tab', { name: 'Basic' }).click();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('200,000');
});

test('nothing of the Advanced tab loads before it is requested', { tag: '@full' }, async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('200k');
  await expect(page.getByRole('tabpanel').getByText('$1,013.37').first()).toBeVisible();
  const tools = () => [...asked].filter((path) => path.includes('AdvancedTools'));
  expect(tools()).toEqual([]);
  await page.getByRole('tab', { name: 'Advanced' }).hover();
  await expect.poll(tools).toHaveLength(1);
});

test('advanced tools that fail to load show a message and can be loaded again', {
  tag: '@full',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const file = '**/assets/AdvancedTools-*.js';
  await page.route(file, (route) => route.abort());
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Advanced' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(failure).toBeVisible();
  // A press asks for them again.
  const again = page.waitForEvent('requestfailed');
  const early = page.getByRole('button', { name: 'Early payoff savings' });
  await early.click();
  await again;
  await expect(early).not.toHaveAttribute('aria-busy');
  await page.unroute(file);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(early).toHaveAttribute('aria-expanded', 'false');
  const home = page.getByRole('group', { name: 'Home and loan' });
  await home.getByLabel('Home price').fill('500k');
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$420,000.00');
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

test('the fields, the slider, the tabs and the way to the form work with the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  const { tabTo, tabBack, press } = keyboardOf(page);
  await page.goto('/calculator');
  await hydrated(page);
  const rate = page.getByRole('textbox', { name: 'Interest rate' });
  await tabTo(rate);
  await press('Control+A');
  await page.keyboard.type('abc');
  await expect(rate).toHaveAccessibleDescription('Enter a number, like 6.5.');
  await press('Control+A');
  await page.keyboard.type('4.5');

  const slider = page.getByRole('slider', { name: 'Loan term' });
  await tabTo(slider);
  await press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '29 years');
  await press('Home');
  await expect(slider).toHaveValue('5');
  await expect(page.getByRole('tabpanel').getByText('$5,592.91').first()).toBeVisible();
  await press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '30 years');

  for (let stops = 0; stops < 4; stops++) await tabBack();
  await expect(page.getByRole('tab', { name: 'Basic' })).toBeFocused();
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Advanced' })).toBeFocused();
  await press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Basic' })).toBeVisible();
  await press('End');
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Get Pre-Approved' }).first());
  await press('Enter');
  await expect(page).toHaveURL('/quote');
});

test('the link restores each copied number and holds no income and no debts', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdvanced(page);
  await openTool(page, 'How much home can I afford?');
  const household = page.getByRole('group', { name: 'Household' });
  await household.getByLabel('Yearly income').fill('123,456');
  await household.getByLabel('Monthly debts').fill('789');
  const home = page.getByRole('group', { name: 'Home and loan' });
  await home.getByLabel('Home price').fill('650k');
  await home.getByLabel('Down payment in percent').fill('12.5');
  await home.getByRole('slider').fill('15');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();

  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { search, hash } = new URL(link);
  expect(search).toBe('');
  expect(hash).not.toMatch(/123|789/);
  const other = await context.newPage();
  await other.goto(link);
  const copied = other.getByRole('group', { name: 'Home and loan' });
  await expect(copied.getByLabel('Home price')).toHaveValue('650,000');
  await expect(copied.getByLabel('Down payment', { exact: true })).toHaveValue('81,250');
  await expect(copied.getByRole('slider')).toHaveValue('15');
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

test('the result of Basic leads to pre-approval by keyboard', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByRole('link', { name: 'Get Pre-Qualified' }).press('Enter');
  await expect(page).toHaveURL('/pre-approval');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
});
