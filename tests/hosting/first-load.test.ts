import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { limitOf } from '#scripts/quality/bench/page-scripts.ts';
import { documents } from '#src/app/documents.ts';

/** Returns the scripts that a built document names, which are those its page loads first. */
const scriptsOf = (file: string) => [
  ...new Set(readFileSync(`dist/${file}.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g)),
];

it.each(documents)('$file loads no more script at first than its limit', ({ file, source }) => {
  const weights = scriptsOf(file).map(
    (address) => gzipSync(readFileSync(`dist${address}`), { level: 9 }).length,
  );
  expect(weights.length).toBeGreaterThan(1);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limitOf(source));
});

it('Chromium compiles the scripts of the quote form while they load', () => {
  // The bundler's own has two functions.
  const own = scriptsOf('quote').filter((address) => !address.includes('rolldown-runtime'));
  for (const address of own) {
    expect(readFileSync(`dist${address}`, 'utf8'), address).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});
