import type { Page, Request } from '@playwright/test';

/** Returns the collection that a request of the Firestore SDK reads, or undefined. */
function collectionRead(request: Request): string | undefined {
  const [, method] = /documents:(batchGet|runQuery|runAggregationQuery)/.exec(request.url()) ?? [];
  if (!method || request.method() !== 'POST') return undefined;
  const body = request.postDataJSON();
  if (method === 'batchGet') return body.documents[0].split('/documents/')[1].split('/')[0];
  const query = body.structuredQuery ?? body.structuredAggregationQuery.structuredQuery;
  return query.from[0].collectionId;
}

/** Holds the page's reads of a collection back until the returned function is called. */
export async function holdReads(page: Page, collection: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/documents:*', async (route) => {
    if (collectionRead(route.request()) === collection) await promise;
    await route.fallback();
  });
  return resolve;
}
