import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { rates } from '#tests/fixtures/rates.ts';

test('visitors see the rates that the owner saves', async ({ page, admin }) => {
  const database = await answerAsDatabase(page, {});
  database.storeRates(rates);
  await page.clock.setFixedTime('2026-12-24T17:00:00Z');
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(page.getByRole('region').first()).toHaveAccessibleName('Displayed rates');
  await board.editRates.click();
  await expect(board.rate('30-Year Fixed')).toHaveValue('6.375%');
  await expect(board.rate('Last updated')).toHaveValue('December 24, 2026');
  await board.rate('5/1 ARM').fill(' 5.9% ');
  await board.saveRates.click();

  await expect(page.getByText('Rates updated successfully.')).toBeVisible();
  expect(database.rates()).toEqual({
    fixed30: { stringValue: '6.375%' },
    fixed15: { stringValue: '5.625%' },
    arm51: { stringValue: '5.9%' },
    jumbo30: { stringValue: '6.500%' },
    lastUpdated: { stringValue: 'December 24, 2026' },
  });
  await page.getByRole('main').getByRole('link', { name: 'Current Rates' }).click();
  await expect(page.getByText('Last updated: December 24, 2026')).toBeVisible();
  await expect(page.getByRole('definition')).toContainText(['6.375%', '5.625%', '5.9%', '6.500%']);
});
