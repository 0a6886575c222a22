import type { Locator, Page } from '@playwright/test';
import { toolTitles } from '#src/features/calculators/tools/use-tools.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { appearancesFor, setAppearance } from '#tests/browser/appearances.ts';
import { openAllTools, openTool } from '#tests/browser/calculator.ts';
import { expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';

/** Opens a tab, with the inputs of an address. */
async function open(page: Page, tab: string) {
  await page.goto('about:blank');
  await openHydrated(page, `${paths.calculator}#tab=${tab}`);
  const shown = page.getByRole('tabpanel', {
    name: tab.startsWith('basic') ? 'Basic' : 'Advanced',
  });
  await expect(shown).toBeVisible();
  // A prerendered page names no month: once it does, the tools have taken over.
  if (!tab.startsWith('basic'))
    await expect(shown.locator('dl').first()).toContainText(/[a-z] 20\d\d$/);
}

const homeAndLoan = (page: Page) => page.getByRole('group', { name: 'Home and loan' });
const household = (page: Page) => page.getByRole('group', { name: 'Household' });
const breakdown = (page: Page) => page.getByRole('region', { name: 'Payment breakdown' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Advanced' });

/** The largest amount that a field takes. */
const largest = '1,000,000,000,000,000';

/** What a bar at the bottom of a phone shows. */
const barLines = 'div[aria-hidden=true] > div:has(> p)';

const expectInSight = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

/** Returns what the tab keeps of the forms; the calculators keep their own inputs. */
function readDraft(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .filter(([key]) => !key.includes('.calculator.'))
      .map(([, text]) => text)
      .join(),
  );
}

test('a wide window opens the specified outputs beside their result, no amount breaks, and print has all tools', async ({
  page,
  inspect,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, 'advanced&price=450000');
  const expanded = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(expanded).toHaveCount(5);
  for (const heading of await expanded.all())
    await openTool(page, (await heading.textContent()) ?? '');
  await expect(page.getByRole('group', { name: 'Loan 2' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6_300);

  await openAllTools(page);
  await test.step('the hint of a field has its room', async () => {
    const price = homeAndLoan(page).getByLabel('Home price', { exact: true });
    const rate = homeAndLoan(page).getByLabel('Interest rate', { exact: true });
    const place = () => rate.boundingBox();
    await price.focus();
    const before = await place();
    await price.fill('abc');
    await expect(price).toHaveAccessibleDescription('Enter a number, like 300,000.');
    expect(await place()).toEqual(before);
    await price.fill('450,000');
  });
  await homeAndLoan(page).getByLabel('Count mortgage insurance').check();
  const early = page.getByRole('region', { name: 'Early payoff savings' });
  await early.getByLabel('One-time payment', { exact: true }).fill('5,000');
  await early.getByLabel('Pay half every two weeks').check();
  for (const heading of ['Payment breakdown', 'Early payoff savings', 'Amortization schedule']) {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    const shown = await page.getByText('$2,336.40').all();
    const boxes = await Promise.all(shown.map((figure) => figure.boundingBox()));
    const inSight = boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= 700);
    expect(inSight, heading).not.toEqual([]);
  }

  // A chart is drawn once it is in sight.
  await breakdown(page).scrollIntoViewIfNeeded();
  await expect(breakdown(page).getByRole('slider', { name: 'Year of the loan' })).toBeVisible();

  await page.evaluate(() => {
    window.print = () => {
      const drawn = document.querySelectorAll(
        '[role=tabpanel]:not([hidden]) [data-loan-picture] path',
      ).length;
      document.documentElement.setAttribute('data-printed', String(drawn));
    };
  });
  await page.getByRole('button', { name: 'Payment breakdown', expanded: true }).click();
  await expect(breakdown(page).getByRole('figure')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '3');

  await page.emulateMedia({ media: 'print' });
  const head = page.getByText(`${site.name}, ${site.url}${paths.calculator}, `);
  await expect(head).toContainText(/ 20\d\d\. An estimate, not an offer\./);
  await expect(head).toBeVisible();
  await expect(
    page.getByText('The monthly payment of principal and interest is for'),
  ).toBeVisible();
  // The tool that was opened last is on paper with its fields.
  await expect(page.getByLabel('Monthly rent')).toBeVisible();
  await expect(page.getByLabel('Home value growth')).toBeVisible();
  await expect(page.getByLabel('Yearly income')).toBeHidden();
  for (const [field, value] of [
    [homeAndLoan(page).getByLabel('Home price'), '450,000'],
    [homeAndLoan(page).getByLabel('Interest rate'), '4.5'],
    [early.getByLabel('One-time payment', { exact: true }), '5,000'],
  ] as const) {
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(value);
  }
  await expect(homeAndLoan(page)).toContainText('If empty, we assume 0.2%.');
  await expect(early.getByLabel('Pay half every two weeks')).toBeChecked();
  await expect(
    breakdown(page).getByText('Interest to come', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mortgage summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Pre-Approved' })).toHaveCount(0);
  const table = page.getByRole('region', { name: 'Schedule by year' });
  // Two rows say how mortgage insurance ends.
  await expect(table.getByRole('row')).toHaveCount(33);
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  for (const role of ['button', 'slider', 'tab', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
  await test.step('on one page, the loan alone', async () => {
    await page.evaluate(() => document.documentElement.toggleAttribute('data-one-page'));
    await expect(page.getByText(/^My loan: /).filter({ visible: true })).toHaveCount(1);
    const title = page.getByRole('heading', { level: 1 });
    for (const other of [title, homeAndLoan(page), early, table]) await expect(other).toBeHidden();
    await page.evaluate(() => document.documentElement.toggleAttribute('data-one-page'));
  });

  await page.emulateMedia({ media: 'screen' });
  for (const [index, look] of appearancesFor(
    'calculator, advanced: all tools and errors',
  ).entries()) {
    // Opened again for the second look: what is out of view keeps the colors of the first, which is this one.
    if (index > 0) {
      await setAppearance(page, look);
      await open(page, 'advanced');
    }
    // A schedule of five years: the rows of thirty look the same, and axe takes long to read them.
    await homeAndLoan(page).getByRole('slider').press('Home');
    await openAllTools(page);
    await homeAndLoan(page).getByLabel('Percent down').fill('10');
    await homeAndLoan(page).getByLabel('Count mortgage insurance').check();
    await expect(page.getByRole('columnheader', { name: 'Mortgage insurance' })).toBeVisible();
    await page.getByText('Payment breakdown').scrollIntoViewIfNeeded();
    // A phone has no room for it beside other tools.
    const plot = { name: 'Year of the loan', includeHidden: true };
    await expect(page.getByRole('slider', plot)).toHaveCount(2);
    await page.getByText('How these numbers are calculated').click();
    await page.getByText('What else this assumes').click();
    await page.getByLabel('Home value growth').fill('abc');
    await page.getByLabel('Yearly income').fill('0');
    await page.getByLabel('Current balance').fill('3,0,0');
    await expect(page.getByText('Read as $300.')).toBeVisible();
    await inspect('calculator, advanced: all tools and errors', [look]);
    await homeAndLoan(page).getByLabel('Home price').fill(largest);
    await expectUnbroken(page, `the advanced calculator with $${largest}`, [look.width]);
  }
});

test('on a phone, one tool is open beside the chart, its result in sight; Get Pre-Approved passes on price and down payment, never in the address; Back and a reload show the tab as it was left', async ({
  page,
  inspect,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'basic');
  await expectInSight(page.getByRole('button', { name: 'Try 6.375%: $1,872' }));
  await expectInSight(page.getByRole('slider', { name: 'Loan term' }));
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
  const legend = breakdown(page).getByRole('figure').first().getByRole('listitem');
  expect(await legend.evaluateAll(wrappedAmounts)).toHaveLength(1);

  for (const title of Object.values(toolTitles)) {
    if (title !== toolTitles.breakdown) await openTool(page, title);
    const open = title === toolTitles.breakdown ? [title] : [toolTitles.breakdown, title];
    await expect(panel(page).getByRole('button', { expanded: true })).toHaveText(open);
    const tool = region(page, title);
    const hasFields = title !== toolTitles.breakdown && title !== toolTitles.schedule;
    if (hasFields) await expect(tool.getByRole('textbox').first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, title).toBeLessThanOrEqual(6_400);
    // Some are about the loan above them, whose result stays.
    const isAboutLoan = !hasFields || title === toolTitles.early;
    const result = isAboutLoan ? panel(page) : tool;
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

  await page.setViewportSize({ width: 1280, height: 720 });
  await homeAndLoan(page).getByLabel('Home price').fill('450k');
  await homeAndLoan(page).getByLabel('Percent down').fill('5');
  await openTool(page, 'How much home can I afford?');
  await household(page).getByLabel('Yearly income').fill('91,234');
  const isAsLeft = async () => {
    await expect(page.getByRole('tab', { name: 'Advanced' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(homeAndLoan(page).getByLabel('Home price')).toHaveValue('450,000');
    await openTool(page, 'How much home can I afford?');
    await expect(household(page).getByLabel('Yearly income')).toHaveValue('91,234');
    expect(page.url()).toMatch(/\/calculator$/);
  };

  await page.getByRole('link', { name: 'Get Pre-Approved' }).last().click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(page).toHaveURL('/quote');
  await expect.poll(() => readDraft(page)).toContain('"homePrice":"450,000"');
  expect(await readDraft(page)).toContain('"downPayment":"5%"');
  // The router's own key is random.
  const { key: _, ...state } = await page.evaluate(() => history.state);
  expect(JSON.stringify(state)).not.toContain('450');
  await page.goBack();
  await isAsLeft();

  await page.reload();
  await hydrated(page);
  await isAsLeft();

  for (const look of appearancesFor('calculator, basic: with errors')) {
    await setAppearance(page, look);
    await open(page, 'basic');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill(largest);
    await expectUnbroken(page, `the basic calculator with $${largest}`, [look.width]);
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('abc');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('500%');
    await expect(page.getByText('Enter a number, like 300,000.')).toBeVisible();
    await inspect('calculator, basic: with errors', [look]);
  }
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
