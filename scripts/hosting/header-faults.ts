import type { Answer } from './ask.ts';
import { expectedHeaders } from './expected-headers.ts';

const oneYearSeconds = 31_536_000;

/** What is wrong with the headers of an answer, a sentence for each; nothing when all is as it must be. */
export function headerFaults({ path, headers }: Pick<Answer, 'path' | 'headers'>): string[] {
  return Object.entries(expectedHeaders(path)).flatMap(([name, expected]) => {
    const actual = headers[name];
    const fine = name === 'strict-transport-security' ? lastsAYear(actual) : actual === expected;
    return fine ? [] : [`${path}: ${name} is ${quoted(actual)} and must be "${expected}"`];
  });
}

/** Hosting has a policy of its own, of a year, which it may send in place of the configured one. */
function lastsAYear(policy = ''): boolean {
  return Number(/max-age=(\d+)/.exec(policy)?.[1]) >= oneYearSeconds;
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'missing' : `"${value}"`;
}
