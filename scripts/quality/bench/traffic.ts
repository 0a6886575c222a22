import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { host, ports } from '#scripts/local/stack.ts';
import type { Figure } from './harness.ts';

interface AnswerPart {
  /** If there is nothing else, the query has no result. */
  readTime?: string;
  document?: unknown;
  /** Of a read by id: the document, or the name of a missing one. */
  found?: unknown;
  missing?: string;
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

const countedPerBilledRead = 1_000;

/** Returns the reads of one response of the REST API; billed are also queries without a result, and counts. */
export function readsOf(answer: readonly AnswerPart[]): { documents: number; billed: number } {
  const documents = answer.filter(({ document, found }) => document || found).length;
  const counted = answer.flatMap(({ result }) =>
    Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) => Number(integerValue)),
  );
  const forCounts = counted.map((count) => Math.max(1, Math.ceil(count / countedPerBilledRead)));
  const billed = documents + forCounts.reduce((sum, reads) => sum + reads, 0);
  return { documents, billed: Math.max(1, billed) };
}

export interface Step {
  name: string;
  documents: number;
  billed: number;
  requests: number;
  ms: number;
}

/** Returns the figures of a step, with the limits of the documents that it reads. */
export function stepFigures(
  where: string,
  { name, documents, billed, requests, ms }: Step,
  limits: Pick<Figure, 'most' | 'least'> = {},
): Figure[] {
  return [
    { column: 'documents', values: [documents], ...limits },
    { column: 'billed reads', values: [billed] },
    { column: 'requests', values: [requests] },
    { column: 'ms', values: [ms] },
  ].map((figure) => ({ row: `${where}, ${name}`, ...figure }));
}

/** Longer than the search's debounce. */
const usualQuietMs = 800;
const mostMs = 600_000;

/** Watches the requests of a page. */
export function watchTraffic(page: Page, quietMs = usualQuietMs) {
  const none = { documents: 0, billed: 0, requests: 0 };
  let reads = { ...none };
  let pending = 0;
  let changedAt = performance.now();
  const count = (by: number) => {
    pending += by;
    changedAt = performance.now();
  };
  const countReads = async (request: Request) => {
    if (request.method() !== 'POST' || !/documents:(run|batch)/.test(request.url())) return;
    const response = await request.response();
    if (!response?.ok()) return;
    const { documents, billed } = readsOf(await response.json());
    reads.documents += documents;
    reads.billed += billed;
    reads.requests += 1;
  };
  page.on('request', () => count(1));
  page.on('requestfailed', () => count(-1));
  page.on('requestfinished', (request) => {
    void countReads(request).finally(() => count(-1));
  });

  async function quiet() {
    const until = performance.now() + mostMs;
    while (pending > 0 || performance.now() - changedAt < quietMs) {
      if (performance.now() > until) throw new Error('The page does not become quiet.');
      await delay(50);
    }
  }

  return {
    quiet,
    async step(name: string, act: () => Promise<unknown>): Promise<Step> {
      await quiet();
      reads = { ...none };
      const start = performance.now();
      await act();
      const ms = performance.now() - start;
      await quiet();
      return { name, ...reads, ms };
    },
  };
}

/** Headers of a single connection; it asks for what Node can read. */
const ofConnection =
  /^(accept-encoding|connection|content-length|host|keep-alive|transfer-encoding)$/;

/**
 * Runs `work` with a browser that reaches the database's emulator through a proxy, which compresses the
 * responses like the database itself.
 */
export async function withDatabaseBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const passedOn = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    try {
      const answer = await fetch(`http://${host}:${ports.firestore}${url}`, {
        method,
        headers: passedOn(request.headers),
        ...(method === 'POST' && { body: await buffer(request) }),
      });
      const body = await promisify(gzip)(await answer.text());
      const headers = passedOn(Object.fromEntries(answer.headers));
      response.writeHead(answer.status, { ...headers, 'content-encoding': 'gzip' }).end(body);
    } catch {
      // The browser sees an unreachable database.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await withBrowser(work, [
      `--host-resolver-rules=MAP ${host}:${ports.firestore} ${host}:${port}`,
    ]);
  } finally {
    server.close();
  }
}
