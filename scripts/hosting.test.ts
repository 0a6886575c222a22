import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../src/app/routes.ts';

it('hosting answers the addresses that a route stands for with its document, and no others', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const shells = routes.filter(({ path }) => path.includes(':'));
  expect(hosting.rewrites).toEqual(
    shells.map(({ path, file }) => ({
      source: path.replace(/:\w+/g, '*'),
      destination: `/${file}.html`,
    })),
  );
});
