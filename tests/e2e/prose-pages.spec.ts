import { site } from '#src/site.ts';
import { prosePages } from '#tests/browser/states.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/extent.ts';

for (const { group, route } of sample(prosePages, 2)) {
  const isUnknown = route === '*';
  test(`${group} has its metadata and one heading, and axe passes`, async ({ page, showGroup }) => {
    await openHydrated(page, isUnknown ? '/no-such-page' : route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const title = isUnknown ? 'Page not found' : await heading.textContent();
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    for (const tag of ['title:not(svg *)', 'meta[http-equiv=Content-Security-Policy]']) {
      await expect(page.locator(tag)).toHaveCount(1);
    }
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,160}/);

    await showGroup(group)('shown');
  });
}
