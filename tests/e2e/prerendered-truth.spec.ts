import { blogPostPath } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { article } from '#tests/browser/article.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { prerenderedPost } from '#tests/browser/prerendered-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

// A prerendered page embeds data from build time. These tests change the database after the build.

test('a post edited after the build is updated in its place, is not at another’s address, and its old version does not come back', async ({
  page,
}) => {
  const post = await prerenderedPost();
  const other = samplePost({ slug: 'another-one', category: 'Elsewhere' });
  const edited: Post = {
    ...post,
    title: 'A title of today',
    content: `<p>Words of <a href="${blogPostPath(other.slug)}">today</a>.</p>${post.content}`,
  };
  const database = await ownPosts(page, [edited, other]);
  const release = await database.hold();
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

  await test.step('a post that is loaded is not shown at another’s address', async () => {
    const releaseOther = await database.hold();
    await page.getByRole('link', { name: 'today', exact: true }).click();
    await expect(shown.loading).toBeVisible();
    releaseOther();
    await expect(shown.title).toHaveText(other.title);
  });

  await test.step('Back shows it as this visit has read it, and not as the document has it', async () => {
    const releaseBack = await database.hold();
    await page.goBack();
    await expect(shown.title).toHaveText('A title of today');
    releaseBack();
    await expect(shown.title).toHaveText('A title of today');
  });

  await test.step('and deleted, it is not found, also by search engines', async () => {
    await ownPosts(page, []);
    await shown.open(post.slug);
    await expect(shown.notFound).toBeVisible();
    expect(await shown.head('meta[name=robots]')).toBe('noindex');
    expect(await shown.head('link[rel=canonical]')).toBe('');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});
