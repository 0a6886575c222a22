import { paths } from '#src/lib/paths.ts';
import { publicPages } from '#tests/browser/every-page.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/extent.ts';

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
