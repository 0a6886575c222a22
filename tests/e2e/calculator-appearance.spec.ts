import type { Locator, Page } from '@playwright/test';
import { toolTitles } from '#src/features/calculators/use-tools.ts';
import { appearancesFor, setAppearance } from '#tests/browser/appearances.ts';
import { openAllTools, openTool } from '#tests/browser/calculator.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/extent.ts';

async function open(page: Page, tab: 'basic' | 'advanced') {
  await page.goto('about:blank');
  await openHydrated(page, `/calculator#tab=${tab}`);
  // The script has to hydrate a prerendered tab before the tab is shown.
  const name = tab === 'basic' ? 'Basic' : 'Advanced';
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

const homeAndLoan = (page: Page) => page.getByRole('group', { name: 'Home and loan' });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * Opens a five-year schedule. The rows of thirty years look the same, and axe takes long to read
 * them.
 */
async function openWithShortSchedule(page: Page) {
  await open(page, 'advanced');
  await homeAndLoan(page).getByRole('slider').press('Home');
}

/** What a bar at the bottom of a phone shows. */
const barLines = 'div[aria-hidden=true] > div:has(> p)';

const expectInSight = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

type Show = (state: string) => Promise<void>;

/** The states of the calculator, and how to reach each of them. */
const visits: Record<string, (page: Page, show: Show) => Promise<void>> = {
  basic: async (page, show) => {
    await open(page, 'basic');
    await show('basic');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('abc');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('500%');
    await expect(page.getByText('Enter a number, like 300,000.')).toBeVisible();
    await show('basic with errors');
  },
  advanced: async (page, show) => {
    await openWithShortSchedule(page);
    await openTool(page, 'Payment breakdown');
    await page.getByText('Payment breakdown').scrollIntoViewIfNeeded();
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    await page.getByText('How these numbers are calculated').click();
    await show('advanced with its charts');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Link to these numbers')).toBeVisible();
  },
  'mortgage insurance and fees': async (page, show) => {
    await openWithShortSchedule(page);
    const home = homeAndLoan(page);
    await home.getByLabel('Percent down').fill('10');
    await home.getByLabel('Count mortgage insurance').check();
    await expect(page.getByText(/Mortgage insurance of \$.* ends with payment/)).toBeVisible();
    await openTool(page, 'Amortization schedule');
    await expect(page.getByRole('columnheader', { name: 'Mortgage insurance' })).toBeVisible();
    await show('mortgage insurance');
  },
  'the other tools': async (page, show) => {
    await openWithShortSchedule(page);
    await openAllTools(page);
    const refinancing = page.getByRole('group', { name: 'Refinancing' });
    await page.getByText('What else this assumes').click();
    await expect(page.getByLabel('Home value growth')).toBeVisible();
    await page.getByLabel('Home value growth').fill('abc');
    await page.getByLabel('Monthly rent').fill('');
    await page.getByLabel('Yearly income').fill('0');
    await page.getByRole('group', { name: 'Loan 1' }).getByLabel('Points').fill('-1');
    await refinancing.getByLabel('Current balance').fill('3,0,0');
    await expect(page.getByText('Read as $300.')).toBeVisible();
    await show('tools with errors');
  },
  'without the advanced tools': async (page, show) => {
    await page.route('**/assets/AdvancedTools-*.js', (route) => route.abort());
    await open(page, 'basic');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await show('the advanced tools did not load');
  },
};

test('axe passes in any state', async ({ page, showGroup, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const show = showGroup('calculator');
  for (const [name, visit] of sample(Object.entries(visits), 3)) {
    for (const look of appearancesFor(`calculator, ${name}`)) {
      // Opened again for each look: what is out of view keeps the colors of the previous look.
      await setAppearance(page, look);
      await visit(page, (state) => show(state, { appearances: [look] }));
    }
  }
});

test('the result stays at the bottom of a phone screen, but not of a window as low as at 400 % zoom', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'basic');
  const panel = page.getByRole('tabpanel', { name: 'Basic' });
  const bar = panel.locator(barLines);
  await page.setViewportSize({ width: 360, height: 560 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await panel.getByRole('textbox', { name: 'Interest rate' }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('textbox', { name: 'Interest rate' })).toBeInViewport();
  await expect(bar).not.toBeInViewport();
});

test('charts load in view, move nothing, and have a text', { tag: '@full' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, 'advanced');
  await page.waitForLoadState('networkidle');
  const charts = () => requested.filter((url) => /Chart|Pie/.test(url));
  expect(charts()).toEqual([]);

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const breakdown = page.getByRole('region', { name: 'Payment breakdown' });
  await breakdown.scrollIntoViewIfNeeded();
  // A part of $0 is no slice.
  await expect(breakdown.locator('.recharts-pie-sector')).toHaveCount(3);
  await expect(breakdown.locator('.recharts-area-curve')).toHaveCount(1);
  expect(charts().length).toBeGreaterThan(0);
  expect(await height()).toBe(before);

  const pie = await breakdown.locator('svg.recharts-surface').first().boundingBox();
  expect([pie?.width, pie?.height]).toEqual([150, 150]);
  await expect(breakdown.getByRole('listitem').first()).toHaveText(
    'Principal and interest$1,621.39 (80%)',
  );
  await expect(breakdown.getByText(/The balance falls from \$320,000\.00/)).toBeVisible();
});

test('on a phone, one tool is open beside the chart, its result in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'basic');
  await expectInSight(page.getByRole('button', { name: 'Try 6.375%: $1,872' }));
  await expectInSight(page.getByRole('slider'));
  await expectInSight(page.getByText('$1,520.06').first());
  await expect(page.getByRole('tabpanel').locator(barLines)).toBeHidden();
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
    expect(height, title).toBeLessThanOrEqual(6_200);
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
      await expect(tool.locator('.recharts-area-curve')).toBeVisible();
    }
    const fields = await tool.getByRole('textbox').or(tool.getByRole('slider')).all();
    for (const field of sample(fields, 2)) {
      await field.focus();
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
