import type { Page } from '@playwright/test';
import type { Post } from '#src/features/posts/post.schema.ts';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { blog } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { answerDocument } from '#tests/browser/database-reads.ts';
import { expect, stringsOf, test } from '#tests/browser/naughty-test.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { reportFigure } from '#tests/proof/figures.ts';

const perPage = 6;
/** A post without a title is none. */
const strings = stringsOf(2 * perPage).filter((text) => text.trim() !== '');

test.beforeEach(async ({ page, expectedErrors }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // Of images at an address that a naughty string names.
  expectedErrors.push('404 (Not Found)', 'net::ERR_FAILED');
});

/** A post whose every text is the naughty string. */
function naughtyPost(text: string, slug: string): Post {
  return samplePost({
    slug,
    title: text,
    description: text,
    content: text,
    author: text,
    image: text,
    category: text,
    keywords: [text],
    states: [text],
  });
}

test('the list of a blog whose posts are naughty strings', async ({ page }) => {
  const posts = strings.map((text) => naughtyPost(text, text));
  await answerWithPosts(page, posts);
  await page.goto(paths.blog);
  const { titles, next } = blog(page);
  for (let start = 0; start < posts.length; start += perPage) {
    const shown = strings.slice(start, start + perPage);
    await expect.poll(() => titles.allTextContents()).toEqual(shown.map((text) => text.trim()));
    await expectFits(page);
    if (start + perPage < posts.length) await next.click();
  }
  reportFigure('Naughty posts in the list', `${strings.length} strings in 9 fields of a post`);
});
