import type { Page } from '@playwright/test';
import { answerDocument, holdReads, loseReads } from '#tests/browser/database-reads.ts';
import { fontWidths, openIn } from '#tests/browser/fonts.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { sampleOf } from '#tests/proof/extent.ts';

const loans = ['30-Year Fixed', '15-Year Fixed', '5/1 ARM', '30-Year Jumbo'];

const rates = {
  fixed30: '6.375%',
  fixed15: '5.625%',
  arm51: '5.875%',
  jumbo30: '6.500%',
  lastUpdated: 'November 16, 2026',
};

const failure = ['net::ERR_CONNECTION_REFUSED', 'Could not read the rates'];

const board = (page: Page) => ({
  loans: page.getByRole('term'),
  figures: page.getByRole('definition'),
  note: page.getByRole('status'),
});

async function open(page: Page) {
  await page.goto('/rates');
  await hydrated(page);
}

test('shows the four rates of the database, when they were updated and what they are not, and leads on', async ({
  page,
}) => {
  await open(page);
  await expect(board(page).note).toHaveText(/^Last updated: .+/);
  await expect(board(page).loans).toHaveText(loans);
  await expect(board(page).figures).toHaveText([/\S/, /\S/, /\S/, /\S/]);
  const main = page.getByRole('main');
  await expect(main).toContainText('Rates vary with your credit score, the loan amount and other');
  await expect(main).toContainText('are examples');
  await expect(main).toContainText('not an offer');
  await expect(main).toContainText('APR');
  await expect(page).toHaveTitle('Current Mortgage Rates | Keystead');

  await page.getByRole('link', { name: 'Get a Personalized Rate Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quote');
});

test('while they are loading it says so in their place, and nothing moves when they come', async ({
  page,
}) => {
  await withoutPrerendering(page);
  await watchLayout(page);
  for (const fonts of fontWidths) {
    await openIn(page, fonts);
    for (const width of sampleOf([320, 768, 1440], 2)) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdReads(page, 'siteData');
      await open(page);
      await expect(board(page).note).toHaveText('Loading current rates...');
      await expect(board(page).loans).toHaveText(loans);
      release();
      await expect(board(page).note).toHaveText(/^Last updated: /);
      const shift = await layoutShift(page);
      expect(shift, `at ${width} px in ${fonts} fonts`).toBeLessThanOrEqual(0.01);
    }
  }
});

test('without a document it says that there are no rates, and nothing moves', async ({ page }) => {
  await watchLayout(page);
  await answerDocument(page, 'siteData/current', undefined);
  await open(page);
  await expect(board(page).note).toContainText('Rates not available.');
  await expect(board(page).loans).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test('without an answer it says that there are no rates, and the log says why', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...failure);
  await withoutPrerendering(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Could not read the rates'),
  );
  await loseReads(page, 'siteData');
  await open(page);
  await expect(board(page).note).toContainText('Rates not available.');
  await logged;
});

test('an empty rate is a dash', async ({ page }) => {
  await answerDocument(page, 'siteData/current', { ...rates, arm51: '', lastUpdated: '' });
  await open(page);
  await expect(board(page).note).toHaveText('Last updated: –');
  await expect(board(page).figures).toHaveText(['6.375%', '5.625%', '–', '6.500%']);
});

test('without scripts it shows the rates that the build knew', async ({ browser, baseURL }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto(`${baseURL}/rates`);
  await expect(board(page).note).toHaveText(/^Last updated: ./);
  for (const figure of await board(page).figures.all()) await expect(figure).toBeVisible();
  await bare.close();
});

test('axe finds nothing and nothing scrolls sideways in any state', async ({
  page,
  walk,
  expectedErrors,
}) => {
  expectedErrors.push(...failure);
  const show = walk('rates');
  await withoutPrerendering(page);
  async function inspect(state: string, text: RegExp) {
    await open(page);
    await expect(board(page).note, state).toHaveText(text);
    await show(state);
  }

  const release = await holdReads(page, 'siteData');
  await inspect('loading', /Loading/);
  release();
  await inspect('loaded', /Last updated/);
  const longest = {
    ...rates,
    fixed30: 'x'.repeat(40),
    lastUpdated: `${'today '.repeat(6)}${'x'.repeat(24)}`,
  };
  const answer = await answerDocument(page, 'siteData/current', longest);
  await inspect('the longest texts', /today/);
  await answer.restore();
  await loseReads(page, 'siteData');
  await inspect('failed', /not available/);
});
