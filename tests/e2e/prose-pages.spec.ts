import { site } from '#src/site.ts';
import type { PageGroupName } from '#tests/browser/states.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/extent.ts';

interface ProsePage {
  area: PageGroupName;
  path: string;
  heading: string;
  title?: string;
}

const pages: ProsePage[] = [
  { area: 'about the author', path: '/about-author', heading: 'About the Author' },
  { area: 'privacy', path: '/privacy', heading: 'Privacy' },
  { area: 'terms', path: '/terms', heading: 'Terms of Use' },
  { area: 'accessibility', path: '/accessibility', heading: 'Accessibility' },
  {
    area: 'do not sell',
    path: '/do-not-sell',
    heading: 'Do Not Sell or Share My Personal Information',
  },
  {
    area: 'an unknown address',
    path: '/no-such-page',
    heading: 'Nobody lives at this address',
    title: `Page not found | ${site.name}`,
  },
];

for (const { area, path, heading, title = `${heading} | ${site.name}` } of sample(pages, 2)) {
  test(`${path} has its metadata and one heading, fits every screen, and axe finds no violations`, async ({
    page,
    showGroup,
    expectedErrors,
  }) => {
    if (path === '/no-such-page') expectedErrors.push('404 (Not Found)');
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('title:not(svg *)')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,160}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await showGroup(area)('shown');
  });
}
