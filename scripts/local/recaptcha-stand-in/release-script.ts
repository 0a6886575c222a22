import { browserApi } from './browser-api.ts';

const targetBytes = 400_000;
const seed = 20_240_601;

/** mulberry32: the same numbers in every run, so that measurements can be compared. */
function randomNumbers(state: number): () => number {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

function routine(next: () => number): string {
  const name = () => (next() % 46_656).toString(36);
  const text = Array.from({ length: 12 }, () => next().toString(36)).join('');
  return `function(a,b){var c={k${name()}:a^${next()},k${name()}:"${text}"},d=b+${next() % 97};for(var e in c){var f=c[e];d=typeof f==="string"?d+f.charCodeAt(d%f.length&31)*${next() % 251}|0:d^f<<${next() % 7}}return d%${(next() % 9973) + 2}>${next() % 4999}?d^a:d+${next()}|0}`;
}

/**
 * The script that the loader fetches. The provider's own is about 400 KB, and what it costs a
 * phone is its parsing, compiling and running. Filler of that size, run when it loads and at each
 * `execute`, keeps a measurement of the local site from flattering it.
 */
export function buildReleaseScript(): string {
  const next = randomNumbers(seed);
  const routines: string[] = [];
  for (let bytes = 0; bytes < targetBytes; ) {
    const source = routine(next);
    routines.push(source);
    bytes += source.length;
  }
  return `(function(){"use strict";var routines=[\n${routines.join(',\n')}];\n${browserApi}\n})();\n`;
}
