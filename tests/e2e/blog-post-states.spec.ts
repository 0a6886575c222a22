import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, test } from '#tests/browser/test.ts';

const collection = 'mortgageBlogPosts';

const cells = (tag: string) =>
  Array.from({ length: 14 }, (_, index) => `<${tag}>Column-${index}-$1,234,567</${tag}>`).join('');
const content = [
  '<p>One <a href="/quote">two</a> <code>three()</code> four<sup>5</sup>.</p>',
  ...['One', 'Two', 'Three', `Four${'-and-on'.repeat(12)}`].map((title) => `<h2>${title}</h2>`),
  '<h3>More</h3><h4>Still more</h4><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>',
  `<blockquote><p>Quoted.</p></blockquote><pre>${'let it be wide '.repeat(30)}</pre><hr>`,
  `<table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
  `<table><tbody><tr>${cells('td')}</tr></tbody></table>`,
  '<figure><img src="/images/cabin.svg" alt="A cabin" width="1200" height="675"><figcaption>A cabin</figcaption></figure>',
].join('');

test('axe passes, and nothing moves as a post arrives', async ({ page, posts, showGroup }) => {
  const post = await posts.add({ content, title: `A title${'-that-goes-on'.repeat(9)}` });
  const plain = await posts.add();
  await watchLayout(page);
  const { open, title, loading } = article(page);
  const release = await holdReads(page, collection);
  await open(plain.slug);
  await expect(loading).toBeVisible();
  await expect(page).toHaveTitle(`Mortgage Blog | ${site.name}`);
  release();
  await expect(title).toHaveText(plain.title);
  await expect(page.locator('article img')).toHaveJSProperty('complete', true);
  expect(await layoutShift(page)).toBeLessThan(0.1);

  await open(post.slug);
  await expect(title).toHaveText(post.title);
  await expect(page.getByRole('heading', { name: /^More on/ })).toBeVisible();
  await showGroup('post')('the post');
});
