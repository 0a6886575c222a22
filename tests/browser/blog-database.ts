import type { Page, Route } from '@playwright/test';
import { projects } from '#scripts/local/stack.ts';
import type { Post } from '#src/domain/posts/post.schema.ts';

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const collection = `projects/${projects.test}/databases/(default)/documents/mortgageBlogPosts`;

interface StructuredQuery {
  limit?: number;
  where?: {
    fieldFilter: { field: { fieldPath: 'category' | 'slug' }; value: { stringValue: string } };
  };
  startAt?: { values: { referenceValue?: string }[] };
}

/**
 * Answers the page's reads of posts in place of the database with these posts, newest first.
 * Supports lists, categories, slugs, cursors and counts. The site has no search index meanwhile.
 */
export async function answerWithPosts(page: Page, posts: readonly Post[]) {
  /** The number of posts that each query returned, in order. */
  const transferred: number[] = [];
  let hold: Promise<void> = Promise.resolve();
  let failing = false;

  const found = (query: StructuredQuery) => {
    const filter = query.where?.fieldFilter;
    const cursor = query.startAt?.values.find(({ referenceValue }) => referenceValue);
    const list = filter
      ? posts.filter((post) => post[filter.field.fieldPath] === filter.value.stringValue)
      : posts;
    const start = cursor
      ? list.findIndex(({ id }) => documentName(id) === cursor.referenceValue) + 1
      : 0;
    return list.slice(start, start + (query.limit ?? list.length));
  };

  async function answer(route: Route, json: (query: StructuredQuery, alias: string) => unknown) {
    const request = route.request();
    if (request.method() !== 'POST') return route.fulfill({ headers });
    await hold;
    if (failing) return route.fulfill({ status: 503, headers, body: '' });
    const { structuredQuery, structuredAggregationQuery } = JSON.parse(request.postData() ?? '{}');
    const query = structuredQuery ?? structuredAggregationQuery.structuredQuery;
    const alias = structuredAggregationQuery?.aggregations[0].alias;
    return route.fulfill({ headers, json: json(query, alias) });
  }

  await answerWithoutIndex(page);
  await page.route('**/documents:runQuery*', (route) =>
    answer(route, (query) => {
      const documents = found(query).map((post) => ({ document: encodeDocument(post), readTime }));
      transferred.push(documents.length);
      return documents.length > 0 ? documents : [{ readTime }];
    }),
  );
  await page.route('**/documents:runAggregationQuery*', (route) =>
    answer(route, (query, alias) => [
      {
        result: { aggregateFields: { [alias]: { integerValue: String(found(query).length) } } },
        readTime,
      },
    ]),
  );

  return {
    transferred,
    /** Holds answers back until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
    /** Sets whether the database fails from now on. */
    fail(fails: boolean) {
      failing = fails;
    },
  };
}

const readTime = '2026-11-21T17:00:00.000000Z';
const documentName = (id: string) => `${collection}/${id}`;

function encodeDocument(post: Post) {
  const { id, keywords, states, datePublished, dateUpdated: _, dateEdited: __, ...texts } = post;
  const list = (values: readonly string[]) => ({
    arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
  });
  const fields = Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]);
  return {
    name: documentName(id),
    createTime: readTime,
    updateTime: readTime,
    fields: {
      ...Object.fromEntries(fields),
      keywords: list(keywords),
      states: list(states),
      datePublished: { timestampValue: datePublished },
    },
  };
}

/**
 * Serves the page without a search index, as in development: requests for it get the site's own
 * page.
 */
async function answerWithoutIndex(page: Page): Promise<void> {
  await page.route('/search-index.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
}
