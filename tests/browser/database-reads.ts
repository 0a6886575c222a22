import type { Page, Request, Route } from '@playwright/test';

/** Returns the collection that a request of the Firestore SDK reads, or undefined. */
function collectionRead(request: Request): string | undefined {
  const [, method] = /documents:(batchGet|runQuery|runAggregationQuery)/.exec(request.url()) ?? [];
  if (!method || request.method() !== 'POST') return undefined;
  const body = request.postDataJSON();
  if (method === 'batchGet') return body.documents[0].split('/documents/')[1].split('/')[0];
  const query = body.structuredQuery ?? body.structuredAggregationQuery.structuredQuery;
  return query.from[0].collectionId;
}

/** Handles the page's reads of one collection until `restore` is called. */
async function handleReads(
  page: Page,
  collection: string,
  handle: (route: Route) => Promise<unknown>,
) {
  const address = '**/documents:*';
  const handler = (route: Route) =>
    collectionRead(route.request()) === collection ? handle(route) : route.fallback();
  await page.route(address, handler);
  return { restore: () => page.unroute(address, handler) };
}

/** Holds the page's reads of a collection back until the returned function is called. */
export async function holdReads(page: Page, collection: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await handleReads(page, collection, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Keeps the page's reads of a collection from reaching the database. */
export function loseReads(page: Page, collection: string) {
  return handleReads(page, collection, (route) => route.abort('connectionrefused'));
}
