import type { Page } from '@playwright/test';
import { openAllTools } from '#tests/browser/calculator.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { sampleOf } from '#tests/proof/extent.ts';

/** A field by the name of its group and its label. */
type Field = readonly [group: string, label: string];

const basicFields: readonly Field[] = [
  ['Loan', 'Loan amount'],
  ['Loan', 'Interest rate'],
];

const advancedFields: readonly Field[] = [
  ['Home and loan', 'Home price'],
  ['Home and loan', 'Down payment'],
  ['Home and loan', 'Down payment in percent'],
  ['Home and loan', 'Interest rate'],
  ['Home and loan', 'Property tax'],
  ['Home and loan', 'Home insurance'],
  ['Home and loan', 'HOA dues'],
  ['Home and loan', 'Extra payment'],
  ['Household', 'Yearly income'],
  ['Household', 'Monthly debts'],
  ['Household', 'Interest rate'],
  ['Household', 'Down payment'],
  ['Loan 1', 'Loan amount'],
  ['Loan 1', 'Interest rate'],
  ['Loan 2', 'Loan amount'],
  ['Loan 2', 'Interest rate'],
];

/** Texts that are typed into all fields at once. */
const strangeTexts = ['', 'abc', '1e15', '0', '-5', '30', '500%', '1000000000000000'];

const field = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByLabel(label, { exact: true });

const answer = (page: Page) => page.getByRole('tabpanel').locator('dl').first();

async function open(page: Page, tab: 'basic' | 'advanced', width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/calculator#tab=${tab}`);
  await hydrated(page);
  if (tab === 'advanced') await openAllTools(page);
}

async function expectAccessible(page: Page, what: string) {
  const { text, overflow } = await page.evaluate(() => ({
    text: document.getElementById('main')?.innerText ?? '',
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(text, what).not.toMatch(/NaN|∞|Infinity|undefined|-\$/);
  expect(overflow, what).toBeLessThanOrEqual(0);
}

for (const [tab, fields] of [
  ['basic', basicFields],
  ['advanced', advancedFields],
] as const) {
  for (const width of sampleOf([320, 1280], 1)) {
    test(`no input on ${tab} shows NaN or breaks the layout at ${width} px`, {
      tag: '@full',
    }, async ({ page }) => {
      await open(page, tab, width);
      for (const [group, label] of sampleOf(fields, 8)) {
        const input = field(page, group, label);
        const before = await input.inputValue();
        for (const text of ['', 'abc', '1000000000000000']) {
          await input.fill(text);
          await expectAccessible(page, `${text} as ${label}`);
        }
        await input.fill(before);
      }
      for (const text of sampleOf(strangeTexts, 4)) {
        for (const [group, label] of fields) await field(page, group, label).fill(text);
        for (const slider of await page.getByRole('slider').all()) await slider.press('Home');
        await expectAccessible(page, `${text} everywhere, over 5 years`);
        for (const slider of await page.getByRole('slider').all()) await slider.press('End');
        await expectAccessible(page, `${text} everywhere, over 30 years`);
      }
    });
  }
}

test('typing keeps the caret in place and moves nothing, and leaving the field formats the number', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, 'advanced', 1280);
  const price = field(page, 'Home and loan', 'Home price');
  const place = () => field(page, 'Home and loan', 'Interest rate').boundingBox();
  await price.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const before = await place();

  await page.keyboard.type('5');
  await expect(price).toHaveValue('4500,000');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await expect(answer(page)).toContainText('$4,420,000.00');
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
