import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { host, ports } from '#scripts/local/stack.ts';

export interface Reads {
  documents: number;
  /** Billed reads, which include queries without a result, and counts. */
  billed: number;
  bytes: number;
}

const noReads: Reads = { documents: 0, billed: 0, bytes: 0 };

/** Returns the sum of two reads. */
function addReads(one: Reads, other: Reads): Reads {
  return {
    documents: one.documents + other.documents,
    billed: one.billed + other.billed,
    bytes: one.bytes + other.bytes,
  };
}

interface AnswerPart {
  /** If there is nothing else, the query has no result. */
  readTime?: string;
  /** Of a query. */
  document?: unknown;
  /** Of a read by id: the document, or the name of a missing one. */
  found?: unknown;
  missing?: string;
  /** Of a count. */
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

const countedPerBilledRead = 1_000;

/** Returns the reads of one response of the REST API. */
export function readsOf(answer: readonly AnswerPart[]): Omit<Reads, 'bytes'> {
  const documents = answer.filter(({ document, found }) => document || found).length;
  const counted = answer.flatMap(({ result }) =>
    Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) => Number(integerValue)),
  );
  const forCounts = counted.map((count) => Math.max(1, Math.ceil(count / countedPerBilledRead)));
  const billed = documents + forCounts.reduce((sum, reads) => sum + reads, 0);
  return { documents, billed: Math.max(1, billed) };
}

/**
 * Counts the reads of `work` from the responses of the database's REST API, which Firestore Lite uses. The
 * bytes include the site's own files.
 *
 * @param siteUrl serves the files that `work` requests by their path, as a browser would on the site
 */
export async function countReads(siteUrl: string, work: () => Promise<unknown>): Promise<Reads> {
  let reads = noReads;
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const isFile = typeof address === 'string' && address.startsWith('/');
    const response = await fetch(isFile ? siteUrl + address : address, options);
    const text = await response.clone().text();
    const read = isFile ? noReads : readsOf(JSON.parse(text));
    reads = addReads(reads, { ...read, bytes: Buffer.byteLength(text) });
    return response;
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return reads;
}

/** The traffic of a visit. Bytes are those of the compressed bodies. */
export interface Traffic {
  reads: Reads;
  requests: number;
  /** Requests to the site, without those that the browser's cache answers. */
  files: number;
  fileBytes: number;
}

/** Longer than the search's debounce. */
const quietMs = 800;

/** Adds up the traffic of a server of the site and one of the database. */
export function trafficMeter() {
  const none = (): Traffic => ({ reads: noReads, requests: 0, files: 0, fileBytes: 0 });
  let traffic = none();
  let open = 0;
  let lastAt = performance.now();

  return {
    countFile(bytes: number): void {
      lastAt = performance.now();
      traffic.files += 1;
      traffic.fileBytes += bytes;
    },
    /** Counts a request to the database, which will be answered or fail. */
    beginRead(): void {
      open += 1;
    },
    endRead(reads: Reads | undefined): void {
      open -= 1;
      lastAt = performance.now();
      if (!reads) return;
      traffic.requests += 1;
      traffic.reads = addReads(traffic.reads, reads);
    },
    start(): void {
      traffic = none();
      lastAt = performance.now();
    },
    /** Returns the traffic since `start`, once it has stopped. */
    async total(): Promise<Traffic> {
      while (open > 0 || performance.now() - lastAt < quietMs) await delay(50);
      return structuredClone(traffic);
    },
  };
}

export type TrafficMeter = ReturnType<typeof trafficMeter>;

const emulator = `http://${host}:${ports.firestore}`;
/** Headers of a single connection; it asks for what Node can read. */
const ofConnection = [
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

/**
 * Starts a proxy between a browser and the database's emulator. It compresses the responses, like the
 * database itself, and counts them.
 */
export async function startDatabaseProxy(meter: TrafficMeter) {
  const server = createServer(async (request, response) => {
    meter.beginRead();
    let reads: Reads | undefined;
    try {
      const { method = 'GET', url } = request;
      const answer = await fetch(emulator + url, {
        method,
        headers: passedOn(request.headers as Record<string, string>),
        ...(method === 'POST' && { body: await buffer(request) }),
      });
      const text = await answer.text();
      const body = await promisify(gzip)(text);
      if (answer.ok && method === 'POST' && /documents:(run|batch)/.test(url ?? '')) {
        reads = { ...readsOf(JSON.parse(text)), bytes: body.length };
      }
      const headers = passedOn(Object.fromEntries(answer.headers));
      response.writeHead(answer.status, { ...headers, 'content-encoding': 'gzip' }).end(body);
    } catch {
      // The browser sees an unreachable database.
      response.destroy();
    } finally {
      meter.endRead(reads);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Chromium flag that sends the emulator's requests to the proxy. */
    browserFlag: `--host-resolver-rules=MAP ${host}:${ports.firestore} ${host}:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function passedOn(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
  );
}
