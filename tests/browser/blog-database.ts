import type { Page } from '@playwright/test';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { answerAsDatabase } from './admin-database.ts';

/** Answers the page's queries with these posts; documents that it reads by id are the database's own. */
export async function answerWithPosts(page: Page, posts: readonly Post[]) {
  const documents = posts.map(
    ({ id, datePublished, dateUpdated: _, dateEdited: __, ...texts }) =>
      [id, { ...texts, datePublished: new Date(datePublished) }] as const,
  );
  const database = await answerAsDatabase(page, Object.fromEntries(documents));
  await page.route('**/documents:batchGet*', (route) => route.continue());
  return { ...database, fail: database.failReads };
}
