import type { Page } from '@playwright/test';
import { formatLongDate } from '#src/lib/format/format.ts';
import { addDays, newYorkDay } from '#src/lib/format/format-time.ts';
import { rateFields, rateKinds } from '#src/model/rates/shown-rates.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
import { expectNothingMoves } from '#tests/browser/layout-shifts.ts';
import { ownDatabase } from '#tests/browser/own-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';

const loans = rateFields.map((field) => rateKinds[field].label);

const board = (page: Page) => ({
  loans: page.getByRole('term'),
  note: page.getByRole('status').filter({ hasText: /rates|updated/i }),
});

test('shows a loading note in place of rates, nothing moves as they load, and the day of old rates stands out', async ({
  page,
  inspect,
}) => {
  await withoutPrerendering(page);
  await expectNothingMoves(page, async () => {
    const release = await holdReads(page, 'siteData');
    await openHydrated(page, '/rates');
    await expect(board(page).note).toHaveText('Loading current rates...');
    await expect(board(page).loans).toHaveText(loans);
    release();
    await expect(board(page).note).toHaveText(/^Last updated: /);
  });

  const database = await ownDatabase(page);
  const current = database.stored.doc('siteData/current');
  const old = formatLongDate(addDays(newYorkDay(new Date()), -8));
  await current.update({ lastUpdated: old });
  await openHydrated(page, '/rates');
  await expect(page.getByText(`as of ${old}`, { exact: true })).toHaveCSS('font-weight', '600');
  const lastUpdated = `${'today '.repeat(6)}${'x'.repeat(24)}`;
  await current.update({ fixed30: 'x'.repeat(40), lastUpdated });
  await openHydrated(page, '/rates');
  await expect(board(page).note).toHaveText(/today/);
  await inspect('rates: the longest texts');
});
