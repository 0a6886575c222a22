import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { functionsLock, type Lock, type PackageJson } from './functions-lock.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const whole: Lock = read('package-lock.json');
const lock: Lock = read('functions/package-lock.json');
const own: PackageJson = read('functions/package.json');

it('the functions are installed with the package versions that they were tested with', () => {
  expect(lock.packages['']).toMatchObject({ name: own.name, dependencies: own.dependencies });
  const paths = Object.keys(lock.packages).filter(Boolean);
  expect(paths.length).toBeGreaterThan(50);
  for (const name of Object.keys(own.dependencies)) expect(paths).toContain(`node_modules/${name}`);
  const versionsIn = ({ packages }: Lock) =>
    paths.map((path) => `${path} ${packages[path]?.version} ${packages[path]?.integrity}`);
  expect(versionsIn(lock), 'npm run functions:lock').toEqual(versionsIn(whole));
});

it('the functions’ lock has their own package at its root, and no workspace', () => {
  const made = functionsLock(
    {
      name: 'all',
      packages: {
        '': { version: '1.0.0' },
        functions: { version: '2.0.0' },
        'node_modules/functions': { link: true },
        'node_modules/a': { version: '3.0.0' },
      },
    },
    { name: 'functions', version: '2.0.0', dependencies: { a: '^3.0.0' }, engines: { node: '24' } },
  );
  expect(made).toEqual({
    name: 'functions',
    packages: {
      '': {
        name: 'functions',
        version: '2.0.0',
        dependencies: { a: '^3.0.0' },
        engines: { node: '24' },
      },
      'node_modules/a': { version: '3.0.0' },
    },
  });
});
