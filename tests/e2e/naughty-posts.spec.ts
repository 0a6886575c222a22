import type { Post } from '#src/domain/posts/post.schema.ts';
import { shownRate } from '#src/domain/rates/shown-rates.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { article } from '#tests/browser/article.ts';
import { blog } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { expect, stringsOf, test } from '#tests/browser/naughty-test.ts';
import { navigateInSite } from '#tests/browser/navigate-in-site.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { hydrated } from '#tests/browser/test.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { reportFigure } from '#tests/proof/figures.ts';

const perPage = 6;
/** Only strings with visible characters, because a post needs a title. */
const titles = stringsOf(2 * perPage).filter((text) => text.trim() !== '');

test.beforeEach(async ({ page, expectedErrors }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // From images whose address is a naughty string.
  expectedErrors.push('404 (Not Found)', 'net::ERR_FAILED');
});

/** Returns a post in which every text is the naughty string. */
function naughtyPost(text: string, slug: string): Post {
  return samplePost({
    slug,
    title: text,
    description: text,
    content: text,
    author: text,
    image: text,
    // The page looks up the posts of a category by its displayed name.
    category: text.trim(),
    keywords: [text],
    states: [text],
  });
}

test('lists a blog whose posts are naughty strings', { tag: '@full' }, async ({ page }) => {
  await answerWithPosts(
    page,
    titles.map((text, index) => ({ ...naughtyPost(text, text), id: `naughty-${index}` })),
  );
  const list = blog(page);
  await page.goto(paths.blog);
  for (let start = 0; start < titles.length; start += perPage) {
    const shown = titles.slice(start, start + perPage).map((text) => text.trim());
    await expect.poll(() => list.titles.allTextContents()).toEqual(shown);
    await expectFits(page, `the list from number ${start} on`);
    if (start + perPage < titles.length) await list.next.click();
  }
  reportFigure('Naughty posts, listed', `${titles.length} posts of 9 texts`);
});

test('shows a post in which every text is a naughty string', async ({ page }) => {
  // Each has another post like it, to be shown below it.
  await answerWithPosts(
    page,
    titles.flatMap((text, index) => [
      naughtyPost(text, `naughty-${index}`),
      naughtyPost(text, `like-naughty-${index}`),
    ]),
  );
  const related = page.getByRole('heading', { level: 2, name: /^More on/ });
  const { open, title, byline, head } = article(page);
  for (const [index, text] of titles.entries()) {
    const slug = `naughty-${index}`;
    if (index === 0) await open(slug);
    else await navigateInSite(page, blogPostPath(slug));
    const shown = text.trim();
    await expect.poll(() => head('link[rel=canonical]')).toContain(blogPostPath(slug));
    expect(await title.textContent()).toBe(shown);
    expect(await byline.textContent()).toContain(`By ${shown}`);
    expect(await head('title:not(svg *)')).toBe(`${shown} | ${site.name}`);
    const said = JSON.parse(await head('script[type="application/ld+json"]'));
    expect(said['@graph'][0]).toMatchObject({ headline: shown });
    await expect.poll(() => related.allTextContents()).toEqual([`More on ${shown}`]);
    await expectFits(page, JSON.stringify(text));
  }
  reportFigure('Naughty posts, read', `${titles.length} posts of 9 texts`);
});

test('shows rates that are naughty strings', { tag: '@full' }, async ({ page }) => {
  const database = await answerAsDatabase(page, {});
  const strings = stringsOf(8);
  await page.goto(paths.faq);
  await hydrated(page);
  for (const text of strings) {
    const rates = { fixed30: text, fixed15: text, arm51: text, jumbo30: text, lastUpdated: text };
    database.storeRates(rates);
    await navigateInSite(page, paths.rates);
    const shown = shownRate(text.trim());
    const figures = page.getByRole('main').getByRole('definition');
    await expect.poll(() => figures.allTextContents()).toEqual(Array(4).fill(shown));
    await expectFits(page, JSON.stringify(text));
    await navigateInSite(page, paths.faq);
    await expect(figures).toHaveCount(0);
  }
  reportFigure('Naughty rates, shown', `${strings.length} strings in 5 texts`);
});
