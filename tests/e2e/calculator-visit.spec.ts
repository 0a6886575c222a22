import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { openAllTools, openTool, readDraft } from '#tests/browser/calculator.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';

const homeAndLoan = (page: Page) => page.getByRole('group', { name: 'Home and loan' });
const household = (page: Page) => page.getByRole('group', { name: 'Household' });
const breakdown = (page: Page) => page.getByRole('region', { name: 'Payment breakdown' });

async function openAdvanced(page: Page) {
  await openHydrated(page, '/calculator');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  // A prerendered page names no month: once it does, the tools have taken over.
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText(/[a-z] 20\d\d$/);
}

test('Get Pre-Approved passes on price and down payment, never in the address; Back and a reload show the tab as it was left', async ({
  page,
}) => {
  await openAdvanced(page);
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
});

test('a wide window opens the specified outputs beside their result, and print has site, day, numbers, the charts of a closed tool and the whole schedule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAdvanced(page);
  const expanded = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(expanded).toHaveCount(5);
  for (const heading of await expanded.all())
    await openTool(page, (await heading.textContent()) ?? '');
  await expect(page.getByRole('group', { name: 'Loan 2' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6_300);
  await homeAndLoan(page).getByLabel('Home price').fill('450k');
  await homeAndLoan(page).getByLabel('Count mortgage insurance').check();
  await openAllTools(page);
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

  await page.evaluate(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('[data-loan-picture] path').length;
      document.documentElement.setAttribute('data-printed', String(drawn));
    };
  });
  await page.getByRole('button', { name: 'Payment breakdown', expanded: true }).click();
  await expect(breakdown(page).getByRole('figure')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '4');

  await page.emulateMedia({ media: 'print' });
  const head = page.getByText(`${site.name}, ${site.url}${paths.calculator}, `);
  await expect(head).toContainText(/ 20\d\d\. An estimate, not an offer\./);
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
  await expect(breakdown(page).getByText('Interest to come').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mortgage summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Pre-Approved' })).toHaveCount(0);
  const table = page.getByRole('region', { name: 'Schedule by year' });
  // Two rows say how mortgage insurance ends.
  await expect(table.getByRole('row')).toHaveCount(33);
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  for (const role of ['button', 'slider', 'tab', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
});

test('typing keeps the caret in place and moves nothing, and leaving the field formats the number', {
  tag: '@full',
}, async ({ page }) => {
  await openAdvanced(page);
  const home = homeAndLoan(page);
  const price = home.getByLabel('Home price', { exact: true });
  const place = () => home.getByLabel('Interest rate', { exact: true }).boundingBox();
  await price.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const before = await place();

  await page.keyboard.type('5');
  await expect(price).toHaveValue('4500,000');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$4,420,000');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(price).toHaveValue('45000');
  await price.fill('abc');
  await expect(price).toHaveAccessibleDescription('Enter a number, like 300,000.');
  expect(await place()).toEqual(before);
  await price.fill('450,50');
  await expect(price).toHaveAccessibleDescription('Counts as 0: 450.50 or 45,050?');
  expect(await place()).toEqual(before);

  await price.fill('1.2m');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('1,200,000');
});
