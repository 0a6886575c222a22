import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { publicPages } from '#tests/browser/every-page.ts';
import { expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { sampleOf } from '#tests/proof/extent.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const withFigures: readonly string[] = [paths.home, paths.rates];
const others = publicPages.filter(
  (path) => !withFigures.includes(path) && !path.startsWith(paths.calculator),
);

for (const path of [...withFigures, ...sampleOf(others, 4)]) {
  test(`${path} breaks no word, rate or amount in any font`, async ({ page, expectedErrors }) => {
    if (path === '/no-such-page') expectedErrors.push('404 (Not Found)');
    await open(page, path);
    await expectUnbroken(page, path);
  });
}

test('the calculators break no amount, however long', async ({ page }) => {
  test.slow();
  await open(page, `${paths.calculator}#tab=basic`);
  await expectUnbroken(page, 'the basic calculator');
  for (const amount of ['999,999,999.99', '1,000,000,000,000,000']) {
    await page.getByRole('textbox', { name: 'Loan amount' }).fill(amount);
    await expectUnbroken(page, `the basic calculator with $${amount}`, [320, 360, 1440]);
  }

  await page.goto('about:blank');
  await open(page, `${paths.calculator}#tab=advanced`);
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
  await expectUnbroken(page, 'the advanced calculator');
  const home = page.getByRole('group', { name: 'Home and loan' });
  for (const amount of ['999,999,999.99', '1,000,000,000,000,000']) {
    await home.getByLabel('Home price').fill(amount);
    await page.getByRole('textbox', { name: 'Loan amount' }).first().fill(amount);
    await page.getByRole('textbox', { name: 'Yearly income' }).fill(amount);
    await expectUnbroken(page, `the advanced calculator with $${amount}`, [320, 360, 1440]);
  }
});
