import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

test('pages of text have their metadata and one heading, and axe passes', async ({
  page,
  showGroup,
}) => {
  const show = showGroup('a page of text');
  for (const [state, path, title] of [
    ['about the author', paths.aboutAuthor, 'About the Author'],
    ['an unknown address', '/no-such-page', 'Page not found'],
  ] as const) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    for (const tag of ['title:not(svg *)', 'meta[http-equiv=Content-Security-Policy]']) {
      await expect(page.locator(tag)).toHaveCount(1);
    }
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,160}/);
    await show(state);
  }
});
