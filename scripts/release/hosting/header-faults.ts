import type { Answer } from './ask.ts';
import { expectedHeaders } from './expected-headers.ts';

const oneYearSeconds = 31_536_000;

/** Returns the faults in the headers of a response, one sentence each; empty if there are none. */
export function headerFaults({
  path,
  status,
  headers,
}: Pick<Answer, 'path' | 'status' | 'headers'>): string[] {
  const isMissing = status === 404;
  const faults = Object.entries(expectedHeaders(path)).flatMap(([name, expected]) => {
    if (isMissing && name === 'cache-control') return [];
    const actual = headers[name];
    const fine = name === 'strict-transport-security' ? lastsAYear(actual) : actual === expected;
    return fine ? [] : [`${path}: ${name} is ${quoted(actual)} and must be "${expected}"`];
  });
  return isMissing ? [...faults, ...reuseFaults({ path, headers })] : faults;
}

/**
 * Returns the faults that let a browser reuse a cached response without a request. Nothing may allow that
 * for a missing file, which the next release may have. Hosting sends the `Cache-Control` of the address
 * even for a missing file; `Vary: *` says that the response fits no other request.
 */
function reuseFaults({ path, headers }: Pick<Answer, 'path' | 'headers'>): string[] {
  const { 'cache-control': control, vary } = headers;
  const isAskedAgain = /no-store|no-cache/.test(control ?? '') || vary === '*';
  return isAskedAgain
    ? []
    : [`${path} is missing, and browsers may keep that: cache-control is ${quoted(control)}`];
}

/**
 * Whether a policy lasts a year, as Hosting's own does, which it may send instead of the configured
 * one.
 */
function lastsAYear(policy = ''): boolean {
  return Number(/max-age=(\d+)/.exec(policy)?.[1]) >= oneYearSeconds;
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'missing' : `"${value}"`;
}
