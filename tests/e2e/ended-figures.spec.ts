import type { Page } from '@playwright/test';
import { posts } from '#scripts/content/posts/index.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { addDays } from '#src/lib/format/format-time.ts';
import { factDays, fhaFloor, loanFacts } from '#src/model/facts/loan-facts.ts';
import { openOnDay } from '#tests/browser/site-time.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

const { year, ...limits } = loanFacts.conformingLimits;
const figures = [...Object.values(limits), fhaFloor].map(formatDollars);
const pages = [
  paths.home,
  paths.rates,
  paths.faq,
  `${paths.calculator}#tab=advanced&price=1400000&down=10%25&type=fha`,
  ...posts
    .filter(({ content }) => figures.some((figure) => content.includes(figure)))
    .map(({ slug }) => blogPostPath(slug)),
];

/** Returns the sentences and rows that have one of the figures, each with its post or section. */
function findFigures(page: Page): Promise<{ said: string; section: string }[]> {
  return page.evaluate((wanted) => {
    const blocks = [...document.querySelectorAll('p, li, dd, tr')];
    return blocks
      .filter(({ textContent }) => wanted.some((figure) => textContent.includes(figure)))
      .map((block) => ({
        said: block.textContent,
        section: (block.closest('[data-post-content]') ?? block.closest('section, main') ?? block)
          .textContent,
      }));
  }, figures);
}

test(`once its limits have ended, no figure of ${year} stands without its year or as current`, async ({
  page,
}) => {
  await openOnDay(page, addDays(factDays.conformingLimits.ends, 1));
  const expectDated = async () => {
    const found = await findFigures(page);
    for (const { said, section } of found) {
      expect(section, said).toContain(String(year));
      expect(said).not.toMatch(/\b(today|now|current(ly)?|this year)\b/i);
    }
    return found.length;
  };
  let found = 0;
  for (const path of pages) {
    await openHydrated(page, path);
    found += await expectDated();
    if (path === paths.faq)
      await expect(page.getByText('was conforming in most areas')).toBeAttached();
  }
  expect(found).toBeGreaterThanOrEqual(pages.length - 2);
});
