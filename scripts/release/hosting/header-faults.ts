import type { Answer } from './ask.ts';
import { expectedHeaders } from './expected-headers.ts';

const oneYearSeconds = 31_536_000;

/** What is wrong with the headers of an answer, a sentence for each; nothing when all is as it must be. */
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
 * What lets a browser take an answer from its cache without asking again: nothing may, where a file
 * is missing that the next release may have. Hosting gives a missing file the `Cache-Control` of its
 * address; `Vary: *` says that the answer fits no other request.
 */
function reuseFaults({ path, headers }: Pick<Answer, 'path' | 'headers'>): string[] {
  const { 'cache-control': control, vary } = headers;
  const isAskedAgain = /no-store|no-cache/.test(control ?? '') || vary === '*';
  return isAskedAgain
    ? []
    : [`${path} is missing, and browsers may keep that: cache-control is ${quoted(control)}`];
}

/** Hosting has a policy of its own, of a year, which it may send in place of the configured one. */
function lastsAYear(policy = ''): boolean {
  return Number(/max-age=(\d+)/.exec(policy)?.[1]) >= oneYearSeconds;
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'missing' : `"${value}"`;
}
