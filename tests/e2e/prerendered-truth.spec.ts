import { JSDOM } from 'jsdom';
import { posts as seeded } from '#scripts/content/posts/index.ts';
import { createContentReader } from '#src/content/article-content.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { article } from '#tests/browser/article.ts';
import { watchLayout } from '#tests/browser/layout-shifts.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { prerenderedPost } from '#tests/browser/prerendered-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { hostile } from '#tests/fixtures/hostile-html.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

// A prerendered page embeds data from build time. These tests change the database after the build.

test('a post edited after the build is updated in its place', async ({ page, request }) => {
  await watchLayout(page);
  const post = await prerenderedPost(request);
  const edited: Post = {
    ...post,
    title: 'A title of today',
    content: `<p>Words of today.</p>${post.content}`,
  };
  const database = await ownPosts(page, [edited]);
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
    await ownPosts(page, []);
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
  const database = await ownPosts(page, [{ ...first, title: 'Now', content }, other]);
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

const contents = {
  'the seeded posts': seeded.map(({ content }) => content).join('\n'),
  'hostile markup': hostile,
  'tables in tables': '<table><tr><td>a<table><tr><td>b</table><p>c</table>d<table><caption>e',
  'special characters of all kinds':
    '<p title="a&lt;b>c">a &amp;&nbsp;b &lt;i&gt; &copy; é 🏠<br/>\r\n<pre>\n\na</pre>',
  'more levels than a post may have': '<div><p>a <em>b</em></p>'.repeat(200),
  'unclosed tags': '<h2>a<h2>b<p>c<blockquote><ul><li>d<a href="/e">f<a href="/g">h',
};

test('build and browser render any content the same', async ({ page, expectedErrors }) => {
  expectedErrors.push('404 (Not Found)', 'net::ERR');
  const read = createContentReader(new JSDOM().window);
  const posts = Object.entries(contents).map(([title, content]) =>
    samplePost({ slug: title.replaceAll(' ', '-'), title, content }),
  );
  await ownPosts(page, posts);
  const { open, title } = article(page);
  for (const post of posts) {
    await open(post.slug);
    await expect(title).toHaveText(post.title);
    const shown = page.locator('[data-post-content]');
    const made = await shown.evaluate((element, html) => {
      // The page has replaced an image that did not load; the prerendered HTML still has it.
      const sent = document.createElement('template');
      sent.innerHTML = html;
      return {
        byBuild: sent.innerHTML,
        isShown: element.innerHTML.replaceAll('/images/hero.svg', '/images/no-such.png'),
      };
    }, read(post.content).body.innerHTML);
    expect(made.isShown, post.title).toBe(made.byBuild);
    expect(made.byBuild).not.toBe('');
  }
});
