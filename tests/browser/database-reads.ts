import type { Page, Request, Route } from '@playwright/test';
import { encodedFields, type Fields } from './admin-database.ts';

const headers = { 'access-control-allow-origin': '*' };
const now = new Date().toISOString();

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

/** Answers the page's reads of a document with these fields, or as a missing document. */
export function answerDocument(page: Page, path: string, fields: Fields | undefined) {
  return handleReads(page, path.split('/')[0] ?? '', (route) => {
    const name: string = route.request().postDataJSON().documents[0];
    const json = [fields ? { found: encodeDocument(name, fields) } : { missing: name }];
    return route.fulfill({ headers, json: json.map((part) => ({ ...part, readTime: now })) });
  });
}

/** Answers the page's first query of a collection with these documents, and any other with none. */
export function answerQuery(page: Page, collection: string, documents: readonly Fields[]) {
  let left = documents;
  return handleReads(page, collection, (route) => {
    const parent = /projects\/.*\/documents/.exec(route.request().url())?.[0];
    const found = left.map((fields, index) => ({
      document: encodeDocument(`${parent}/${collection}/answer${index}`, fields),
      readTime: now,
    }));
    left = [];
    return route.fulfill({ headers, json: found.length > 0 ? found : [{ readTime: now }] });
  });
}

function encodeDocument(name: string, fields: Fields) {
  return { name, fields: encodedFields(fields), createTime: now, updateTime: now };
}
