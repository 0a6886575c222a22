import { factDays } from '#src/domain/facts/loan-facts.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { answerAsDatabase, encodedFields } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { rates } from '#tests/fixtures/rates.ts';

test('an owner without posts saves rates', async ({ page, admin, showGroup, expectedErrors }) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  const show = showGroup('ended figures');
  const lastDay = new Date(`${factDays.conformingLimits.ends}T12:00:00-05:00`);
  const nextYear = new Date(lastDay);
  nextYear.setFullYear(nextYear.getFullYear() + 1);
  const database = await answerAsDatabase(page, {});
  database.storeRates(rates);
  const board = dashboard(page);
  const ended = page.getByText(/^Figures have ended, /);

  await test.step('a year after their end', async () => {
    await page.clock.setFixedTime(nextYear);
    await admin.signIn(page);
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await expect(ended).toContainText('Conforming loan limits');
    await show('named on the dashboard');
  });

  await test.step('on their last day', async () => {
    await page.clock.setFixedTime(lastDay);
    await page.reload();
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await expect(ended).toHaveCount(0);
  });

  const today = formatLongDate(lastDay.toISOString());
  await expect(page.getByRole('region').first()).toHaveAccessibleName('Displayed rates');
  await expect(board.rate('30-Year Fixed')).toHaveValue('6.375%');
  await expect(board.rate('Last updated')).toHaveValue(today);
  await board.rate('5/1 ARM').fill(' 5.9% ');
  database.storeRates({ ...rates, fixed15: '5.125%' });
  database.nextWrites('lose-answer');
  await board.rate('5/1 ARM').press('Enter');

  await expect(page.getByText('Rates updated successfully.')).toBeVisible();
  await expect(board.rate('15-Year Fixed')).toHaveValue('5.125%');
  expect(database.rates()).toEqual(
    encodedFields({ ...rates, fixed15: '5.125%', arm51: '5.9%', lastUpdated: today }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Current Rates' }).click();
  await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
  await expect(page.getByRole('definition')).toContainText(['6.375%', '5.125%', '5.9%', '6.500%']);
});
