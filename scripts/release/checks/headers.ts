import { matchesGlob } from 'node:path';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };

const { hosting } = firebaseConfig;

export interface PageResponse {
  path: string;
  status: number;
  /** By lowercase name. */
  headers: Record<string, string>;
  text: string;
}

/**
 * Returns the headers that hosting must send for an address, by lowercase name, as firebase.json sets them; the
 * last matching pattern wins. Tests and `npm run smoke` compare the responses with them.
 */
export function expectedHeaders(path: string): Record<string, string> {
  const own = hosting.headers.filter(({ source }) => source === '**' || matchesGlob(path, source));
  const all = own.flatMap(({ headers }) => headers);
  return Object.fromEntries(all.map(({ key, value }) => [key.toLowerCase(), value]));
}

type RequestOptions = RequestInit & { headers?: Record<string, string> };

/** Requests an address of a site, or a whole one, without following redirects, for at most 30 s. */
export async function ask(
  origin: string,
  path: string,
  init?: RequestOptions,
): Promise<PageResponse> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...init,
    // The site may be closing a connection that was kept, just when a busy machine asks again.
    headers: { connection: 'close', ...init?.headers },
  });
  const headers = Object.fromEntries(response.headers);
  return { path, status: response.status, headers, text: await response.text() };
}

const oneYearSeconds = 31_536_000;

/**
 * Returns the faults in the headers of a response, one sentence each; empty if there are none. Nothing may
 * let a browser reuse a missing file, which the next release may have, without a request. Hosting sends the
 * `Cache-Control` of the address even for a missing file; `Vary: *` says that the response fits no other request.
 */
export function headerFaults({
  path,
  status,
  headers,
}: Pick<PageResponse, 'path' | 'status' | 'headers'>): string[] {
  const { 'cache-control': control, vary } = headers;
  const quote = (value: string | undefined) => (value === undefined ? 'missing' : `"${value}"`);
  const { 'cache-control': cached, ...others } = expectedHeaders(path);
  const faults = Object.entries(status === 404 ? others : { ...others, 'cache-control': cached })
    .filter(([name, expected]) =>
      name === 'strict-transport-security'
        ? !lastsAYear(headers[name])
        : headers[name] !== expected,
    )
    .map(
      ([name, expected]) => `${path}: ${name} is ${quote(headers[name])} and must be "${expected}"`,
    );
  const isReused = status === 404 && !/no-store|no-cache/.test(control ?? '') && vary !== '*';
  if (isReused) {
    faults.push(
      `${path} is missing, and browsers may keep that: cache-control is ${quote(control)}`,
    );
  }
  return faults;
}

/** Whether a policy lasts a year, as Hosting's own does, which it may send instead of the configured one. */
function lastsAYear(policy = ''): boolean {
  return Number(/max-age=(\d+)/.exec(policy)?.[1]) >= oneYearSeconds;
}
