import { posts as seededPosts } from '#scripts/content/posts/index.ts';
import { expect, engineTest as test } from './test.ts';
import { button, heading, link, poll } from './visitor.ts';

test('pages through the blog, searches it key by key, and opens a post from its card', async ({
  visitor,
  written,
}) => {
  const box = { role: 'searchbox', name: 'Search by word or state' };
  const titles = () =>
    visitor.evaluate<string[]>(
      `[...document.querySelectorAll('article h2, article h3')].map((title) => title.textContent)`,
    );
  const status = () =>
    visitor.evaluate<string>(`document.querySelector('main [role=status]').textContent`);
  // Those of other tests come and go before them.
  const seededTitles = async () =>
    (await titles())
      .filter((shown) => seededPosts.some((post) => post.title === shown))
      .slice(0, 3);
  const word = written.word.slice(-12);
  const { title, slug } = await written.add({ title: `A word like ${word}` });

  await visitor.opens('/blog');
  const firstPage = await seededTitles();
  expect(firstPage).toHaveLength(3);
  const { length } = await titles();
  await visitor.presses(button('Next'));
  await visitor.isAt('/blog?page=2');
  await poll(seededTitles).not.toEqual(firstPage);
  await visitor.goesBack();
  await visitor.isAt('/blog');
  await poll(seededTitles).toEqual(firstPage);
  expect(await titles()).toHaveLength(length);

  await visitor.fills(box, word.toUpperCase());
  // The page is as long as its results only once the search is over.
  await poll(status).toMatch(/^1 article for /);
  expect(await titles()).toEqual([title]);
  await visitor.presses(link(`Read ${title}`));
  await visitor.isAt(`/blog/${slug}`);
  await visitor.sees(heading(title, 1));
  await visitor.goesBack();
  await visitor.sees(box, { value: word.toUpperCase() });
  await poll(titles).toEqual([title]);
});
