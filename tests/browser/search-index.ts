import type { Page } from '@playwright/test';
import { toSearchEntry } from '#src/domain/posts/search/search-entry.ts';
import { type SearchManifest, splitIntoBlocks } from '#src/domain/posts/search/search-index.ts';
import { datedPosts, type StoredPost } from '#src/domain/posts/stored-posts.ts';

/**
 * Serves the page without a search index, as in development: requests for it get the site's own
 * page.
 */
export async function answerWithoutIndex(page: Page): Promise<void> {
  await page.route('/search-index.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
}

/**
 * Answers like a site that was built a moment ago with these documents.
 *
 * @returns the addresses of the index's files, newest posts first, and how often they and the
 * manifest were requested
 */
export async function answerWithIndex(page: Page, stored: readonly StoredPost[]) {
  const parts = splitIntoBlocks(datedPosts(stored).map((post) => toSearchEntry(post)));
  const blocks = parts.map((_, index) => `/assets/search/own-${index}.json`);
  const manifest: SearchManifest = { since: Date.now(), blocks, rows: [] };
  const asked: string[] = [];
  await page.route('/search-index.json', (route) => {
    asked.push('/search-index.json');
    return route.fulfill({ json: manifest });
  });
  await page.route('/assets/search/own-*.json', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return route.fulfill({ json: parts[blocks.indexOf(pathname)] });
  });
  return { blocks, asked };
}
