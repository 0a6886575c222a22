import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { expect, test } from '#tests/browser/test.ts';

const long = [
  '<p>Before you lock, <a href="/calculator">work it out</a>.</p>',
  ...['The rate', 'The APR', 'Points', 'What to do next'].map(
    (title) => `<h2>${title}</h2>${'<p>A sentence that is read.</p>'.repeat(8)}`,
  ),
  '<table><thead><tr><th scope="col">Term</th></tr></thead><tbody><tr><td>30</td></tr></tbody></table>',
].join('');

test('links in and below a post, and Back, navigate without a reload', async ({ page, posts }) => {
  const first = await posts.add({ content: long });
  const second = await posts.add();
  await posts.add({ category: 'Elsewhere' });
  const { open, title, head } = article(page);
  await open(first.slug);
  const related = page.getByRole('region', { name: `More on ${posts.category}` });
  await expect(related.getByRole('link')).toHaveText([second.title]);
  await expect(related).toContainText('What post 2 is about.');
  await expect(related).toContainText('May 18, 1991');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await related.getByRole('link').click();
  await expect(title).toHaveText(second.title);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => head('link[rel=canonical]')).toContain(second.slug);
  await page.goBack();
  await expect(title).toHaveText(first.title);
  await expect(page).toHaveTitle(`${first.title} | ${site.name}`);
  await page.getByRole('link', { name: 'work it out' }).click();
  await expect(page).toHaveURL('/calculator');
  await page.goBack();
  await expect(title).toHaveText(first.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('readers reach a post of WordPress by the address that they have', async ({ page, posts }) => {
  const slug = `compra-a%c3%b1o-${posts.category.slice('Category '.length)}`;
  await posts.add({ slug, title: 'Comprar' });
  await page.goto(`/blog/${slug}`);
  await expect(article(page).title).toHaveText('Comprar');
  await page.reload();
  await expect(article(page).title).toHaveText('Comprar');
});
