import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, test } from '#tests/browser/test.ts';

const cells = (tag: string) =>
  Array.from({ length: 14 }, (_, index) => `<${tag}>Column-${index}-$1,234,567</${tag}>`).join('');
const content = [
  '<p>Before you lock, <a href="/calculator">work it out</a>: <code>three()</code> four<sup>5</sup>.</p>',
  ...['One', 'Two', 'Three', `Four${'-and-on'.repeat(12)}`].map((title) => `<h2>${title}</h2>`),
  '<h3>More</h3><h4>Still more</h4><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>',
  `<blockquote><p>Quoted.</p></blockquote><pre>${'let it be wide '.repeat(30)}</pre><hr>`,
  `<table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
  `<table><tbody><tr>${cells('td')}</tr></tbody></table>`,
  '<figure><img src="/images/cabin.svg" alt="A cabin" width="1200" height="675"><figcaption>A cabin</figcaption></figure>',
].join('');

test('a reader opens a post, follows links in and below it, and comes back without a reload', async ({
  page,
  written,
  inspect,
}) => {
  const category = `Category ${written.word}`;
  const post = await written.add({
    category,
    content,
    title: `A title${'-that-goes-on'.repeat(9)}`,
  });
  const plain = await written.add({ category });
  await written.add({ category: 'Elsewhere' });
  await watchLayout(page);
  const { open, title, loading, head } = article(page);

  await test.step('nothing moves as it arrives', async () => {
    const release = await holdReads(page, 'mortgageBlogPosts');
    await open(plain.slug);
    await expect(loading).toBeVisible();
    await expect(page).toHaveTitle(`Mortgage Blog | ${site.name}`);
    release();
    await expect(title).toHaveText(plain.title);
    await expect(page.locator('article img')).toHaveJSProperty('complete', true);
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  await open(post.slug);
  await expect(title).toHaveText(post.title);
  const related = page.getByRole('region', { name: `More on ${category}` });
  await expect(related.getByRole('link')).toHaveText([plain.title]);
  await expect(related).toContainText('What post 2 is about.');
  await expect(related).toContainText('May 18, 1991');
  await inspect('post: the post');

  await test.step('links and Back keep the document', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await related.getByRole('link').click();
    await expect(title).toHaveText(plain.title);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => head('link[rel=canonical]')).toContain(plain.slug);
    await page.goBack();
    await expect(title).toHaveText(post.title);
    await expect(page).toHaveTitle(`${post.title} | ${site.name}`);
    await page.getByRole('link', { name: 'work it out' }).click();
    await expect(page).toHaveURL('/calculator');
    await page.goBack();
    await expect(title).toHaveText(post.title);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  await test.step('readers reach a post of WordPress by the address that they have', async () => {
    const slug = `${written.word}-compra-a%c3%b1o`;
    await written.add({ slug, title: 'Comprar' });
    await page.goto(`/blog/${slug}`);
    await expect(title).toHaveText('Comprar');
  });
});
