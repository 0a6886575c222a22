import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documents } from '#src/app/documents.ts';
import { publicPaths } from '#src/lib/admin-paths.ts';

it('hosting rewrites the addresses of each route with a pattern to its document, and no others', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const shells = documents.filter(({ path }) => path !== '*' && /[:*]/.test(path));
  expect(hosting.rewrites).toEqual(
    shells.map(({ path, file }) => ({
      source: hostingPattern(path),
      destination: `/${file}.html`,
    })),
  );
});

/** Returns a route's path in hosting's syntax. The router's `/*` includes the folder itself. */
function hostingPattern(path: string): string {
  return path.replace(/\/\*$/, '{,/**}').replace(/:\w+/g, '*');
}

it('every public address has a route, and every route without a pattern an address in paths.ts', () => {
  const pages = documents.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  expect([...publicPaths].sort()).toEqual(pages.sort());
});
