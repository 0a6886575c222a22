import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#src/app/routes.ts';

it('hosting answers the addresses that a route stands for with its document, and no others', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const shells = routes.filter(({ path }) => path !== '*' && /[:*]/.test(path));
  expect(hosting.rewrites).toEqual(
    shells.map(({ path, file }) => ({
      source: hostingPattern(path),
      destination: `/${file}.html`,
    })),
  );
});

/** A route's path as hosting writes it. The router's `/*` takes in the folder itself. */
function hostingPattern(path: string): string {
  return path.replace(/\/\*$/, '{,/**}').replace(/:\w+/g, '*');
}
