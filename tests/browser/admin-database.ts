import type { Page, Route } from '@playwright/test';

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const root = 'projects/demo-keystead-test/databases/(default)/documents';
const time = '2026-11-21T17:00:00.000000Z';

type Fields = Record<string, unknown>;

interface PostQuery {
  startAt?: { values: { referenceValue?: string }[] };
  limit: number;
}

interface Write {
  update?: { name: string; fields: Fields };
  updateMask?: { fieldPaths: string[] };
  delete?: string;
  /** A document that a transaction has read and does not change. */
  verify?: string;
}

/**
 * Answers in the database's place for posts and rates, and keeps what is written to them; all else
 * goes to the database. So a test has a whole blog of its own.
 *
 * @param posts by id, of texts, numbers, null, lists of them and dates
 */
export async function answerAsDatabase(page: Page, posts: Readonly<Record<string, Fields>>) {
  const documents = new Map(
    Object.entries(posts).map(([id, fields]) => [
      `${root}/mortgageBlogPosts/${id}`,
      encodedFields(fields),
    ]),
  );
  const verdicts: ('store' | 'refuse' | 'lose-answer')[] = [];
  let hold: Promise<void> = Promise.resolve();
  let readsFail = false;
  const isOwn = (name: string) => /\/(mortgageBlogPosts|siteData)\//.test(name);
  const documentOf = (name: string) => ({
    name,
    fields: documents.get(name),
    createTime: time,
    updateTime: time,
  });

  /** The posts that a query asks for: from behind its cursor on, as many as it takes, in one order. */
  function namesFor({ startAt, limit }: PostQuery): string[] {
    const names = [...documents.keys()].filter((name) => name.includes('/mortgageBlogPosts/'));
    const cursor = startAt?.values[0]?.referenceValue;
    const start = cursor ? names.indexOf(cursor) + 1 : 0;
    return names.slice(start, start + limit);
  }

  async function answerRead(route: Route, json: () => unknown) {
    await hold;
    if (readsFail) return route.fulfill({ status: 503, headers, body: '' });
    return route.fulfill({ headers, json: json() });
  }

  await page.route('**/documents:runQuery*', (route) =>
    route.request().method() === 'POST'
      ? answerRead(route, () => {
          const names = namesFor(route.request().postDataJSON().structuredQuery);
          const found = names.map((name) => ({ document: documentOf(name), readTime: time }));
          return found.length > 0 ? found : [{ readTime: time }];
        })
      : route.fulfill({ headers }),
  );

  await page.route('**/documents:batchGet*', (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ headers });
    const names: string[] = route.request().postDataJSON().documents;
    if (!names.every(isOwn)) return route.fallback();
    return answerRead(route, () =>
      names.map((name) =>
        documents.has(name)
          ? { found: documentOf(name), readTime: time }
          : { missing: name, readTime: time },
      ),
    );
  });

  await page.route('**/documents:commit*', async (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ headers });
    const writes: Write[] = route.request().postDataJSON().writes;
    if (!writes.every((write) => isOwn(write.update?.name ?? write.delete ?? write.verify ?? ''))) {
      return route.fallback();
    }
    await hold;
    const verdict = verdicts.shift() ?? 'store';
    if (verdict === 'refuse') {
      return route.fulfill({
        status: 403,
        headers,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Refused.' } },
      });
    }
    writes.forEach(store);
    if (verdict === 'lose-answer') return route.abort('connectionreset');
    return route.fulfill({
      headers,
      json: { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time },
    });
  });

  function store({ update, updateMask, delete: deleted }: Write) {
    if (deleted) documents.delete(deleted);
    if (!update) return;
    const kept = updateMask ? documents.get(update.name) : {};
    documents.set(update.name, { ...kept, ...update.fields });
  }

  return {
    /** What becomes of the next writes, in order; later ones are stored. */
    nextWrites: (...next: typeof verdicts) => void verdicts.push(...next),

    /** Whether reads fail from now on. */
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

    /** The stored rates, as the database spells values. */
    rates: () => documents.get(`${root}/siteData/current`),

    /** A stored post, as the database spells values; undefined when there is none. */
    post: (id: string) => documents.get(`${root}/mortgageBlogPosts/${id}`),
  };
}

function encodedFields(fields: Fields): Fields {
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
