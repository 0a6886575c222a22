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

test('keys reach a post’s sections and tables', { tag: '@full' }, async ({ page, posts }) => {
  const post = await posts.add({ content: long });
  const { open, contents } = article(page);
  await open(post.slug);
  await contents.getByRole('link', { name: 'Points' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Points' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Points' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Table 1: What to do next' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About the author', exact: true })).toBeFocused();

  // From another page, because otherwise the browser would not load it again.
  await page.goto('/terms');
  await open(post.slug, '#section-what-to-do-next');
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeFocused();
});

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

test('a slug may contain any character', { tag: '@full' }, async ({ page, posts }) => {
  const slug = `50% "down" & more? #1 é ${posts.category}`;
  await posts.add({ slug, title: 'Odd' });
  const { open, title, head } = article(page);
  await open(slug);
  await expect(title).toHaveText('Odd');
  expect(await head('link[rel=canonical]')).toBe(`${site.url}/blog/${encodeURIComponent(slug)}`);
});

test('readers reach a post of WordPress by the address that they have', async ({ page, posts }) => {
  const slug = `compra-a%c3%b1o-${posts.category.slice('Category '.length)}`;
  await posts.add({ slug, title: 'Comprar' });
  await page.goto(`/blog/${slug}`);
  await expect(article(page).title).toHaveText('Comprar');
  await page.reload();
  await expect(article(page).title).toHaveText('Comprar');
});
