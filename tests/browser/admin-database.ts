import type { Page, Route } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { projects } from '#scripts/local/stack.ts';
import { profilePath } from '#src/domain/collections.ts';
import { manifestPath } from '#src/domain/posts/search/search-index.ts';
import { inStoredOrder, toStoredOrder } from '#src/domain/posts/stored-posts.ts';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { site } from '#src/site.ts';

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const root = `projects/${projects.test}/databases/(default)/documents`;
const time = '2026-11-21T17:00:00.000000Z';

export type Fields = Readonly<Record<string, unknown>>;

interface PostQuery {
  from: { collectionId: string }[];
  orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[];
  where?: { fieldFilter: { field: { fieldPath: string }; op: string; value: Fields } };
  startAt?: { values: { referenceValue?: string }[] };
  limit?: number;
}

interface Write {
  update?: { name: string; fields: Fields };
  updateMask?: { fieldPaths: string[] };
  /** Fields that are set to the database's time. */
  updateTransforms?: { fieldPath: string }[];
  delete?: string;
  /** A document that a transaction has read and does not change. */
  verify?: string;
}

/**
 * Answers in place of the database for posts, their drafts and history, and rates, and keeps what is written to them.
 * Everything else goes to the database, so a test has a whole blog of its own. The site has no search index.
 *
 * @param posts by id, with strings, numbers, null, arrays of them, and dates
 */
export async function answerAsDatabase(page: Page, posts: Readonly<Record<string, Fields>>) {
  const documents = new Map(
    Object.entries(posts).map(([id, fields]) => [
      `${root}/mortgageBlogPosts/${id}`,
      encodedFields(fields),
    ]),
  );
  const transferred: number[] = [];
  let refusals = 0;
  let hold: Promise<void> = Promise.resolve();
  let readsFail = false;
  const isOwn = (name: string) =>
    /\/(mortgageBlogPosts|postDrafts|postRevisions|slugRedirects|siteData|rateChanges)\//.test(
      name,
    );
  const encodeDocument = (name: string) => ({
    name,
    fields: documents.get(name),
    createTime: time,
    updateTime: time,
  });

  /** Returns the names of the posts that a query asks for, in its order. */
  function namesFor({ from: [from], orderBy, where, startAt, limit }: PostQuery): string[] {
    const names = [...documents.keys()].filter(
      (name) => name.includes(`/${from?.collectionId}/`) && isWanted(name, where),
    );
    const [by] = orderBy ?? [];
    const ordered = by && by.field.fieldPath !== '__name__' ? inOrder(names, by) : names;
    const cursor = startAt?.values.at(-1)?.referenceValue;
    if (cursor && !ordered.includes(cursor)) throw new Error(`No post to start after: ${cursor}`);
    const start = cursor ? ordered.indexOf(cursor) + 1 : 0;
    return ordered.slice(start, limit === undefined ? undefined : start + limit);
  }

  function isWanted(name: string, where: PostQuery['where']): boolean {
    if (!where) return true;
    const { field, op, value } = where.fieldFilter;
    const wanted = decoded(value);
    if (Array.isArray(wanted)) return wanted.includes(name);
    const stored = toStoredOrder(decoded(documents.get(name)?.[field.fieldPath]));
    const least = toStoredOrder(wanted) ?? '';
    if (op === 'EQUAL') return stored === least;
    return stored !== undefined && stored[0] === least[0] && stored >= least;
  }

  function inOrder(names: string[], by: NonNullable<PostQuery['orderBy']>[number]): string[] {
    const sign = by.direction === 'DESCENDING' ? -1 : 1;
    return names
      .flatMap((id) => {
        const order = toStoredOrder(decoded(documents.get(id)?.[by.field.fieldPath]));
        return order === undefined ? [] : [{ post: { id }, order }];
      })
      .sort((one, other) => sign * inStoredOrder(one, other))
      .map(({ post }) => post.id);
  }

  async function answerRead(route: Route, json: () => unknown) {
    await hold;
    if (readsFail) return route.fulfill({ status: 503, headers, body: '' });
    return route.fulfill({ headers, json: json() });
  }

  /** Answers the requests of one method of the database, and their preflights. */
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own body.
  const onCall = (method: string, answer: (route: Route, body: any) => Promise<void>) =>
    page.route(`**/documents:${method}*`, (route) =>
      route.request().method() === 'POST'
        ? answer(route, route.request().postDataJSON())
        : route.fulfill({ headers }),
    );

  await onCall('runQuery', (route, { structuredQuery }) =>
    answerRead(route, () => {
      const names = namesFor(structuredQuery);
      const found = names.map((name) => ({ document: encodeDocument(name), readTime: time }));
      transferred.push(found.length);
      return found.length > 0 ? found : [{ readTime: time }];
    }),
  );

  await onCall('runAggregationQuery', (route, { structuredAggregationQuery }) => {
    const { structuredQuery, aggregations } = structuredAggregationQuery;
    if (structuredQuery.from[0].collectionId !== 'mortgageBlogPosts') return route.fallback();
    return answerRead(route, () => {
      const integerValue = String(namesFor(structuredQuery).length);
      const result = { aggregateFields: { [aggregations[0].alias]: { integerValue } } };
      return [{ result, readTime: time }];
    });
  });

  const noIndex = { contentType: 'text/html', body: `<!doctype html><title>${site.name}</title>` };
  await page.route(`**${manifestPath}`, (route) => route.fulfill(noIndex));

  await onCall('batchGet', (route, { documents: names }: { documents: string[] }) => {
    if (!names.every(isOwn)) return route.fallback();
    return answerRead(route, () =>
      names.map((name) =>
        documents.has(name)
          ? { found: encodeDocument(name), readTime: time }
          : { missing: name, readTime: time },
      ),
    );
  });

  await onCall('commit', async (route, { writes }: { writes: Write[] }) => {
    if (!writes.every((write) => isOwn(write.update?.name ?? write.delete ?? write.verify ?? ''))) {
      return route.fallback();
    }
    await hold;
    if (refusals > 0) {
      refusals -= 1;
      return route.fulfill({
        status: 403,
        headers,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Refused.' } },
      });
    }
    writes.forEach(store);
    return route.fulfill({
      headers,
      json: { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time },
    });
  });

  function store({ update, updateMask, updateTransforms = [], delete: deleted }: Write) {
    if (deleted) documents.delete(deleted);
    if (!update) return;
    const kept = updateMask ? documents.get(update.name) : {};
    const times = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: time }]);
    documents.set(update.name, { ...kept, ...update.fields, ...Object.fromEntries(times) });
  }

  return {
    /** The number of documents that each query returned, in order. */
    transferred,

    /** Refuses the next write. */
    refuseNextWrite() {
      refusals += 1;
    },

    /** Sets whether reads fail from now on. */
    failReads(fails: boolean) {
      readsFail = fails;
    },

    /** Holds answers back until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },

    storeRates: (rates: Record<string, string>) =>
      void documents.set(`${root}/siteData/current`, encodedFields(rates)),

    /** Stores the site's details, as another admin would. */
    storeProfile: (profile: Profile) =>
      void documents.set(`${root}/${profilePath}`, encodedFields({ ...profile })),

    /** Returns the stored rates in the database's encoding of values. */
    rates: () => documents.get(`${root}/siteData/current`),
  };
}

export function encodedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encoded(value)]));
}

function encoded(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  throw new Error(`Not a value that this database stores: ${String(value)}`);
}

function decoded(value: unknown): unknown {
  if (value === undefined) return undefined;
  const [[kind, content] = []] = Object.entries(value as Fields);
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return Timestamp.fromDate(new Date(String(content)));
    case 'arrayValue':
      return ((content as { values?: unknown[] }).values ?? []).map(decoded);
    default:
      return content;
  }
}
