import { paths } from '#src/lib/addresses/paths.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('doubled slashes lead to the page', async ({ page, baseURL, expectedErrors }) => {
  // Where hosting does not know the address either.
  expectedErrors.push('404 (Not Found)');
  await page.goto(`${baseURL}/${paths.quote}?step=1#main`);
  await expect(page).toHaveURL(`${paths.quote}?step=1#main`);
  await hydrated(page);
  await expect(page).not.toHaveTitle(/not found/i);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
