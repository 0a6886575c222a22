import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findLimit } from '#scripts/quality/bench/harness.ts';
import { documents } from '#src/app/documents.ts';
import { endOfFile } from '#src/app/file-loader.ts';

/** Returns the scripts that a built document names, which are those its page loads first. */
const listScripts = (file: string) => [
  ...new Set(readFileSync(`dist/${file}.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g)),
];

it.each(documents)('$file loads no more script at first than its limit', ({ file, source }) => {
  const weights = listScripts(file).map(
    (address) => gzipSync(readFileSync(`dist${address}`), { level: 9 }).length,
  );
  expect(weights.length).toBeGreaterThan(1);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(findLimit(source));
});

it('home’s document fits into what a connection sends before the browser’s first answer', () => {
  const [packets, bytes, headers] = [10, 1_460, 200];
  const document = brotliCompressSync(readFileSync('dist/index.html')).length;
  expect(document).toBeLessThanOrEqual(packets * bytes - headers);
});

it('Chromium compiles the scripts of the quote form while they load', () => {
  // The bundler's own has two functions.
  const own = listScripts('quote').filter((address) => !address.includes('rolldown-runtime'));
  for (const address of own) {
    expect(readFileSync(`dist${address}`, 'utf8'), address).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});

describe('a script or style sheet that the browser loads later', () => {
  const scripts = globSync('dist/assets/*.js').map((path) => ({
    path,
    // The router's own, for routes that name a module, of which the site has none.
    text: readFileSync(path, 'utf8').replace(/import\(\w+\.module\)/, ''),
  }));

  it.each(scripts)('is imported by $path only once its files have arrived', ({ text }) => {
    const imports = text.match(/\bimport\s*\(/g) ?? [];
    // `importFiles(() => import(…), __vite__mapDeps([…]))`
    const waiting = text.match(/\bimport\(`[^`]+`\)[^`]*?,__vite__mapDeps\(\[\d/g) ?? [];
    expect(waiting).toHaveLength(imports.length);
  });

  it('is imported by the boot script’s function, not by the bundler’s', () => {
    const helpers = scripts.filter(({ text }) => text.includes('window.importFiles('));
    expect(helpers).toHaveLength(1);
    expect(scripts.filter(({ text }) => text.includes('vite:preloadError'))).toEqual([]);
  });

  it('ends with the mark by which it is known to be whole', () => {
    for (const path of globSync('dist/assets/*.{js,css}'))
      expect(readFileSync(path, 'utf8').endsWith(endOfFile), path).toBe(true);
  });
});
