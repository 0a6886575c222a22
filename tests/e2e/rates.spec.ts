import type { Page } from '@playwright/test';
import { rateFields, rateKinds } from '#src/domain/rates/shown-rates.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { addDays, newYorkDay } from '#src/lib/format-time.ts';
import { answerDocument, holdReads, loseReads } from '#tests/browser/database-reads.ts';
import { fontWidths, openIn } from '#tests/browser/fonts.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { exampleRates as rates } from '#tests/fixtures/rates.ts';
import { sample } from '#tests/proof/extent.ts';

const loans = rateFields.map((field) => rateKinds[field].label);

const failure = ['net::ERR_CONNECTION_REFUSED', 'Could not read the rates'];

/** The figures are each rate followed by its monthly cost, where the rate is a percentage. */
const board = (page: Page) => ({
  loans: page.getByRole('term'),
  figures: page.getByRole('definition'),
  note: page.getByRole('status').filter({ hasText: /rates|updated/i }),
});

const sentence = (page: Page) => page.getByText(/^At \d/).locator('..');
const slider = (page: Page) => page.getByRole('slider', { name: 'Loan amount' });

test('shows a loading note in place of rates, and nothing moves as they load', async ({ page }) => {
  await withoutPrerendering(page);
  await watchLayout(page);
  for (const fonts of fontWidths) {
    await openIn(page, fonts);
    for (const width of sample([320, 768, 1440], 2)) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdReads(page, 'siteData');
      await openHydrated(page, '/rates');
      await expect(board(page).note).toHaveText('Loading current rates...');
      await expect(board(page).loans).toHaveText(loans);
      release();
      await expect(board(page).note).toHaveText(/^Last updated: /);
      const shift = await layoutShift(page);
      expect(shift, `at ${width} px in ${fonts} fonts`).toBeLessThanOrEqual(0.01);
    }
  }
});

test('nothing around the sentence moves as it changes', { tag: '@full' }, async ({ page }) => {
  await watchLayout(page);
  for (const fonts of fontWidths) {
    await openIn(page, fonts);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/rates');
      await expect(sentence(page)).toBeVisible();
      const top = () =>
        slider(page).evaluate((input) => input.getBoundingClientRect().top + scrollY);
      const before = await top();
      for (const end of ['Home', 'End']) {
        await slider(page).press(end);
        expect(await top(), `${end} at ${width} px in ${fonts} fonts`).toBeCloseTo(before, 0);
      }
    }
  }
});

test('axe passes in any state', async ({ page, showGroup, expectedErrors }) => {
  expectedErrors.push(...failure);
  const show = showGroup('rates');
  await withoutPrerendering(page);
  async function inspect(state: string, text: RegExp) {
    await openHydrated(page, '/rates');
    await expect(board(page).note, state).toHaveText(text);
    await show(state);
  }

  const release = await holdReads(page, 'siteData');
  await inspect('loading', /Loading/);
  release();
  await inspect('loaded', /Last updated/);
  const old = formatLongDate(addDays(newYorkDay(new Date()), -8));
  const before = await answerDocument(page, 'siteData/current', { ...rates, lastUpdated: old });
  await openHydrated(page, '/rates');
  await expect(page.getByText(`as of ${old}`, { exact: true })).toHaveCSS('font-weight', '600');
  await before.restore();
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
