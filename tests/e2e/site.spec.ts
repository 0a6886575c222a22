import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { publicPages } from '#tests/browser/every-page.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/extent.ts';

test('an unknown address answers 404 with the not-found page', async ({ page, expectedErrors }) => {
  expectedErrors.push('404 (Not Found)');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

const [post = ''] = publicPages.filter((path) => path.startsWith(`${paths.blog}/`));
const doubled = [
  [`/${paths.quote}?step=1#main`, `${paths.quote}?step=1#main`],
  [`${paths.quote}//`, paths.quote],
  [post.replace(paths.blog, `${paths.blog}/`), post],
  [`/${paths.login}`, paths.login],
] as const;

for (const [address, page] of sample(doubled, 1)) {
  test(`${address} leads to ${page}`, async ({ page: tab, baseURL, expectedErrors }) => {
    // Where hosting does not know the address either.
    expectedErrors.push('404 (Not Found)');
    await tab.goto(`${baseURL}${address}`);
    await expect(tab).toHaveURL(page);
    await hydrated(tab);
    await expect(tab).not.toHaveTitle(/not found/i);
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('every page of a visit has each head tag once, forward and back', async ({ page }) => {
  const expectOnce = async (title: string, canonical: string) => {
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
  };
  const home = `${site.name} - Your Guide to Home Financing`;
  await page.goto('/');
  await hydrated(page);
  await expectOnce(home, `${site.url}/`);
  await page.getByRole('link', { name: 'Get Pre-Qualified' }).first().click();
  await expectOnce(`Get Pre-Qualified | ${site.name}`, `${site.url}/quote`);
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expectOnce(home, `${site.url}/`);
});
