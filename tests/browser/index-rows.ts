import type { Page } from '@playwright/test';
import { manifestPath, type SearchManifest } from '#src/domain/posts/search/search-index.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { toAdminRow } from '#src/features/dashboard/admin-post.ts';

const path = '/assets/search/rows-of-the-test.json';

/** Adds these documents to the built site's search index, as if they had existed at build time. */
export async function addToIndex(page: Page, posts: readonly StoredPost[]): Promise<void> {
  await page.route(`**${manifestPath}`, async (route) => {
    const response = await route.fetch();
    const manifest: SearchManifest = await response.json();
    await route.fulfill({ response, json: { ...manifest, rows: [...manifest.rows, path] } });
  });
  await page.route(`**${path}`, (route) => route.fulfill({ json: posts.map(toAdminRow) }));
}
