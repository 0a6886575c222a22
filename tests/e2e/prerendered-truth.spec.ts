import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { posts } from '#scripts/content/posts/index.ts';
import { createContentReader } from '#src/domain/posts/content/article-content.ts';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { article } from '#tests/browser/article.ts';
import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { answerDocument } from '#tests/browser/database-reads.ts';
import { fontWidths, openIn } from '#tests/browser/fonts.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { prerenderedPost } from '#tests/browser/prerendered-posts.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { hostile } from '#tests/fixtures/hostile-html.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { sample } from '#tests/proof/extent.ts';

// A prerendered page embeds data from build time. These tests change the database after the build.

/** Counts the changes of the page's text from now on. */
async function watchWords(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as { changes: number };
    watched.changes = 0;
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver((records) => {
      watched.changes += records.length;
    }).observe(main, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { changes: number }).changes);
}

test('an unchanged post stays as it is', { tag: '@full' }, async ({ page, request }) => {
  const sanitizers: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/article-content')) sanitizers.push(sent.url());
  });
  await watchLayout(page);
  const post = await prerenderedPost(request);
  const release = await holdScripts(page);
  // The post and its related posts.
  let unread = 2;
  const read = page.waitForResponse(
    (response) => /:(runQuery|batchGet)/.test(response.url()) && response.ok() && --unread <= 0,
  );
  await page.goto(blogPostPath(post.slug), { waitUntil: 'commit' });
  await expect(article(page).title).toHaveText(post.title);
  const changes = await watchWords(page);
  release();
  await hydrated(page);
  await read;
  await expect(page.getByRole('heading', { name: /^More on/ })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(await changes()).toBe(0);
  expect(sanitizers).toEqual([]);
});

test('a post edited after the build is updated in its place', async ({ page, request }) => {
  await watchLayout(page);
  const post = await prerenderedPost(request);
  const edited: Post = {
    ...post,
    title: 'A title of today',
    content: `<p>Words of today.</p>${post.content}`,
  };
  const database = await answerWithPosts(page, [edited]);
  const release = database.hold();
  const shown = article(page);
  await shown.open(post.slug);
  await expect(shown.title).toHaveText(post.title);
  await page.evaluate(() => Object.assign(document.querySelector('article') ?? {}, { same: true }));
  release();
  await expect(shown.title).toHaveText('A title of today');
  await expect(page.getByText('Words of today.')).toBeVisible();
  await expect(page).toHaveTitle(/^A title of today \|/);
  const said = JSON.parse(await shown.head('script[type="application/ld+json"]'));
  expect(said['@graph'][0].headline).toBe('A title of today');
  expect(await page.evaluate(() => 'same' in (document.querySelector('article') ?? {}))).toBe(true);

  await test.step('and deleted, it is not found, also by search engines', async () => {
    await answerWithPosts(page, []);
    await shown.open(post.slug);
    await expect(shown.notFound).toBeVisible();
    expect(await shown.head('meta[name=robots]')).toBe('noindex');
    expect(await shown.head('link[rel=canonical]')).toBe('');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});

test('a post is not at another’s address, nor its old version back', async ({ page, request }) => {
  const first = await prerenderedPost(request);
  const other = samplePost({ slug: 'another-one', category: 'Elsewhere' });
  const content = `<p><a href="${blogPostPath(other.slug)}">Another one</a></p>`;
  const database = await answerWithPosts(page, [{ ...first, title: 'Now', content }, other]);
  const { open, title, loading } = article(page);
  await open(first.slug);
  await expect(title).toHaveText('Now');
  const release = database.hold();
  await page.getByRole('link', { name: 'Another one' }).click();
  await expect(loading).toBeVisible();
  release();
  await expect(title).toHaveText(other.title);
  const releaseBack = database.hold();
  await page.goBack();
  // As this visit has read it, and not as the document has it.
  await expect(title).toHaveText('Now');
  releaseBack();
  await expect(title).toHaveText('Now');
});

test('the blog shows its current posts without moving', { tag: '@full' }, async ({ page }) => {
  await watchLayout(page);
  const database = await answerWithPosts(page, numberedPosts(14));
  const release = database.hold();
  await openHydrated(page, '/blog');
  const { cards, expectPosts, status: words } = blog(page);
  await expect(cards).toHaveCount(6);
  await expect(words).toHaveText(/^Showing 1–6 of \d+ articles$/);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  release();
  await expectPosts(...range(1, 6));
  await expect(words).toHaveText('Showing 1–6 of 14 articles');
});

// From the easiest layout to the hardest.
const fontsAndWidths = sample(
  fontWidths.flatMap((fonts) => [1440, 320].map((width) => ({ fonts, width }))),
  2,
);

test('rates of after the build show, and nothing moves', { tag: '@full' }, async ({ page }) => {
  const changed = { ...rates, fixed30: '9.125%', fixed15: '8.5%', jumbo30: '9.875%' };
  await answerDocument(page, 'siteData/current', { ...changed, lastUpdated: 'November 30, 2026' });
  await watchLayout(page);
  for (const { fonts, width } of fontsAndWidths) {
    await openIn(page, fonts);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/rates', '/']) {
      await page.goto(path);
      await expect(page.getByRole('definition')).toContainText(['9.125%', '8.5%', '–', '9.875%']);
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(page.getByText(/^At /).locator('..')).toContainText(
        'At 9.125%, $320,000 costs $2,604',
      );
      const shift = await layoutShift(page);
      expect(shift, `${path} at ${width} px in ${fonts} fonts`).toBeLessThanOrEqual(0.01);
    }
  }
});

test('a link to a section scrolls once', { tag: '@full' }, async ({ page, request }) => {
  const post = await prerenderedPost(request);
  const [, id = ''] = /<h2 id="([^"]+)"/.exec(post.content) ?? [];
  expect(id).not.toBe('');
  const release = await holdScripts(page);
  await page.goto(`${blogPostPath(post.slug)}#${id}`, { waitUntil: 'commit' });
  await expect(page.locator(`#${id}`)).toBeInViewport();
  const place = () => page.evaluate(() => window.scrollY);
  const scrolled = (await place()) + 500;
  await page.mouse.wheel(0, 500);
  await expect.poll(place).toBe(scrolled);
  release();
  await hydrated(page);
  expect(await place()).toBe(scrolled);
});

const contents = {
  'the seeded posts': posts.map(({ content }) => content).join('\n'),
  'hostile markup': hostile,
  'tables in tables': '<table><tr><td>a<table><tr><td>b</table><p>c</table>d<table><caption>e',
  'special characters of all kinds':
    '<p title="a&lt;b>c">a &amp;&nbsp;b &lt;i&gt; &copy; é 🏠<br/>\r\n<pre>\n\na</pre>',
  'more levels than a post may have': '<div><p>a <em>b</em></p>'.repeat(200),
  'unclosed tags': '<h2>a<h2>b<p>c<blockquote><ul><li>d<a href="/e">f<a href="/g">h',
};

for (const [what, content] of sample(Object.entries(contents), 2)) {
  test(`build and browser render ${what} the same`, async ({ page, expectedErrors }) => {
    expectedErrors.push('404 (Not Found)', 'net::ERR');
    const built = createContentReader(new JSDOM().window)(content);
    await answerWithPosts(page, [samplePost({ slug: 'sample', title: 'Sample', content })]);
    const { open, title } = article(page);
    await open('sample');
    await expect(title).toHaveText('Sample');

    const shown = page.locator('[data-post-content]');
    const made = await shown.evaluate((element, html) => {
      // The page has replaced an image that did not load; the prerendered HTML still has it.
      const sent = document.createElement('template');
      sent.innerHTML = html;
      return {
        byBuild: sent.innerHTML,
        isShown: element.innerHTML.replaceAll('/images/hero.svg', '/images/no-such.png'),
      };
    }, built.body.innerHTML);
    expect(made.isShown).toBe(made.byBuild);
    expect(made.byBuild).not.toBe('');
  });
}
