import type { Locator, Page } from '@playwright/test';
import { toolTitles } from '#src/features/calculators/tools/use-tools.ts';
import { appearancesFor, setAppearance } from '#tests/browser/appearances.ts';
import { openAllTools, openTool } from '#tests/browser/calculator.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

async function open(page: Page, tab: 'basic' | 'advanced') {
  await page.goto('about:blank');
  await openHydrated(page, `/calculator#tab=${tab}`);
  // The script has to hydrate a prerendered tab before the tab is shown.
  const name = tab === 'basic' ? 'Basic' : 'Advanced';
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

const homeAndLoan = (page: Page) => page.getByRole('group', { name: 'Home and loan' });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What a bar at the bottom of a phone shows. */
const barLines = 'div[aria-hidden=true] > div:has(> p)';

const expectInSight = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

test('axe passes on both tabs', async ({ page, showGroup }) => {
  const show = showGroup('calculator');
  // Opened again for each look: what is out of view keeps the colors of the previous look.
  for (const look of appearancesFor('calculator: basic with errors')) {
    await setAppearance(page, look);
    await open(page, 'basic');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('abc');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('500%');
    await expect(page.getByText('Enter a number, like 300,000.')).toBeVisible();
    await show('basic with errors', [look]);
  }
  for (const look of appearancesFor('calculator: advanced with all tools')) {
    await setAppearance(page, look);
    await open(page, 'advanced');
    // A schedule of five years: the rows of thirty look the same, and axe takes long to read them.
    await homeAndLoan(page).getByRole('slider').press('Home');
    await openAllTools(page);
    await homeAndLoan(page).getByLabel('Percent down').fill('10');
    await homeAndLoan(page).getByLabel('Count mortgage insurance').check();
    await expect(page.getByRole('columnheader', { name: 'Mortgage insurance' })).toBeVisible();
    await page.getByText('Payment breakdown').scrollIntoViewIfNeeded();
    await expect(page.getByRole('slider', { name: 'Year of the loan' })).toBeVisible();
    await page.getByText('How these numbers are calculated').click();
    await page.getByText('What else this assumes').click();
    await page.getByLabel('Home value growth').fill('abc');
    await page.getByLabel('Yearly income').fill('0');
    await page.getByLabel('Current balance').fill('3,0,0');
    await expect(page.getByText('Read as $300.')).toBeVisible();
    await show('advanced with all tools', [look]);
  }
});

test('on a phone, one tool is open beside the chart, its result in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'basic');
  await expectInSight(page.getByRole('button', { name: 'Try 6.375%: $1,872' }));
  await expectInSight(page.getByRole('slider'));
  await expectInSight(page.getByText('$1,520.06').first());
  const basicBar = page.getByRole('tabpanel').locator(barLines);
  await expect(basicBar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 560 });
  await expectInSight(basicBar);
  await test.step('but not in a window as low as at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('textbox', { name: 'Interest rate' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('textbox', { name: 'Interest rate' })).toBeInViewport();
    await expect(basicBar).not.toBeInViewport();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(region(page, toolTitles.breakdown)).toBeVisible();
  await expectInSight(page.getByRole('button', { name: 'All at 6.375%: $2,396' }));
  const inSight = ['Home price', 'Down payment', 'Percent down', 'Interest rate', 'Loan term'];
  for (const label of inSight) {
    await expectInSight(homeAndLoan(page).getByLabel(label, { exact: true }));
  }
  await expect(page.getByRole('tabpanel').locator(barLines).first()).toBeInViewport({ ratio: 1 });
  const panel = page.getByRole('tabpanel', { name: 'Advanced' });
  const breakdown = region(page, toolTitles.breakdown);
  expect(await breakdown.getByRole('listitem').evaluateAll(wrappedAmounts)).toHaveLength(1);

  for (const title of Object.values(toolTitles)) {
    if (title !== toolTitles.breakdown) await openTool(page, title);
    const open = title === toolTitles.breakdown ? [title] : [toolTitles.breakdown, title];
    await expect(panel.getByRole('button', { expanded: true })).toHaveText(open);
    const tool = region(page, title);
    const hasFields = title !== toolTitles.breakdown && title !== toolTitles.schedule;
    if (hasFields) await expect(tool.getByRole('textbox').first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, title).toBeLessThanOrEqual(6_400);
    // Some are about the loan above them, whose result stays.
    const isAboutLoan = !hasFields || title === toolTitles.early;
    const result = isAboutLoan ? panel : tool;
    const bar = result.locator(barLines).first();
    if (isAboutLoan) {
      await tool.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
      await expect(bar, title).toBeInViewport({ ratio: 1 });
    }
    if (title === toolTitles.breakdown) {
      await tool.getByRole('figure').last().scrollIntoViewIfNeeded();
      await expect(tool.getByRole('slider', { name: 'Year of the loan' })).toBeVisible();
    }
    const fields = await tool.getByRole('textbox').or(tool.getByRole('slider')).all();
    for (const field of [fields[0], fields.at(-1)]) {
      await field?.focus();
      await expect(bar, title).toBeInViewport({ ratio: 1 });
    }
  }
  await page.getByRole('slider', { name: 'Years you will stay' }).focus();
  expect(
    await page.getByRole('slider', { name: 'Years you will stay' }).evaluate(roomOfRing),
  ).toBeGreaterThanOrEqual(0);

  await openTool(page, toolTitles.schedule);
  const table = region(page, 'Schedule by year');
  const excess = () =>
    table.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
  await expect(table.getByRole('row')).toHaveCount(31);
  expect(await excess()).toEqual([0, 0]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await excess()).toEqual([0, 0]);
  await page.setViewportSize({ width: 360, height: 740 });
  await homeAndLoan(page).getByLabel('Percent down').fill('5');
  await homeAndLoan(page).getByLabel('Count mortgage insurance').check();
  await expect(table.getByRole('columnheader', { name: 'Mortgage insurance' })).toBeVisible();
  // Insurance scrolls into view after the balance, which stays in sight.
  const balance = table.getByRole('row').nth(3).getByRole('cell').nth(2);
  await table
    .getByRole('row')
    .nth(3)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expectInSight(balance);
  expect((await excess())[1]).toBe(0);
});

/** Runs in the page. Returns whether the amounts of a legend stand under their names: one answer for all. */
function wrappedAmounts(entries: Element[]): boolean[] {
  const isUnder = (entry: Element) => {
    const [, name, amount] = [...entry.children].map((part) => part.getBoundingClientRect());
    return (amount?.top ?? 0) >= (name?.bottom ?? 0) - 4;
  };
  return [...new Set(entries.map(isUnder))];
}

/** Runs in the page. Returns the pixels between a slider's focus ring and its label. */
function roomOfRing(slider: HTMLElement | SVGElement): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(slider);
  const label = document.querySelector(`label[for="${slider.id}"]`);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  return slider.getBoundingClientRect().top - ring - (label?.getBoundingClientRect().bottom ?? 0);
}
