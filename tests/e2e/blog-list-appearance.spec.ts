import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

const posts = numberedPosts(14);
/** As wide as one word of a post may be. */
const word = 'Creditworthiness'.repeat(8);

test('axe passes on the blog in any state', async ({ page, showGroup, expectedErrors }) => {
  expectedErrors.push('503', 'Could not read');
  const show = showGroup('blog');
  await withoutPrerendering(page);
  const long = { title: word, description: word, author: word, category: word };
  const database = await answerWithPosts(page, [
    samplePost({ ...posts[0], ...long }),
    ...posts.slice(1),
  ]);
  const { status } = blog(page);
  const release = database.hold();
  await openHydrated(page, '/blog');
  await show('loading');
  release();
  await expect(status).toHaveText('Showing 1–6 of 14 articles');
  await show('a page of posts');
  const unknown = `${word.slice(0, 99)}x`;
  await page.goto(`/blog?q=${unknown}`);
  await expect(status).toHaveText(`No articles found for “${unknown}”.`);
  await show('nothing found');
  database.fail(true);
  await page.goto('/blog');
  await expect(status).toHaveText('The articles could not be loaded.');
  await show('failed');
});

test('six posts fill the grid, and the newest is wide on a wide screen, with a picture that keeps its aspect ratio on every screen', {
  tag: '@full',
}, async ({ page }) => {
  await answerWithPosts(page, posts);
  const { cards, expectPosts, next } = blog(page);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    await expectPosts(...range(1, 6));
    const picture = await cards.first().getByRole('presentation').boundingBox();
    if (!picture) throw new Error('There is no picture.');
    expect(picture.width / picture.height, `at ${width} px`).toBeCloseTo(16 / 9, 1);
  }
  const rows = () =>
    cards.evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => top))];
      return tops.map((top) => {
        const row = boxes.filter((box) => box.top === top);
        const widths = row.map(({ width }) => Math.round(width));
        return { widths, end: Math.round(Math.max(...row.map(({ right }) => right))) };
      });
    });
  const [first, second, third, ...more] = await rows();
  expect([first, second, third].map((row) => row?.widths.length)).toEqual([1, 2, 3]);
  expect(more).toEqual([]);
  for (const row of [second, third]) {
    expect(new Set(row?.widths).size).toBe(1);
    expect(row?.end, 'its row is full').toBe(first?.end);
  }
  const [text, link] = await Promise.all([
    cards.first().getByText('A description of').boundingBox(),
    cards.first().getByRole('link').boundingBox(),
  ]);
  if (!text || !link) throw new Error('The lead has no text or no link.');
  expect(link.y - (text.y + text.height), 'the gap below its text').toBeLessThan(32);

  await next.click();
  await expectPosts(...range(7, 12));
  expect((await rows()).map(({ widths }) => widths)).toEqual([third?.widths, third?.widths]);
});
