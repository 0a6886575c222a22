import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { lockedPackages } from '#scripts/build/licenses.ts';
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };
import { root } from '../../scripts/lib/root.ts';
import { reportFigure } from './figures.ts';

const packages = lockedPackages();
const registry = 'https://registry.npmjs.org/';
const paths = (chosen: typeof packages) => chosen.map(({ path }) => path);

describe('what npm installs', () => {
  test('comes from the registry, not from git, an address or a folder', () => {
    expect(packages.length).toBeGreaterThan(100);
    // Without an address, npm asks the registry for the name.
    const elsewhere = packages.filter(({ resolved = registry }) => !resolved.startsWith(registry));
    expect(paths(elsewhere)).toEqual([]);
  });

  test('has a hash, so that what is installed is what was chosen', () => {
    expect(packageLock.lockfileVersion).toBe(3);
    const hashed = /^sha512-[A-Za-z0-9+/]{86}==$/;
    expect(paths(packages.filter(({ integrity = '' }) => !hashed.test(integrity)))).toEqual([]);
  });

  test('is complete for every platform, as `npm ci` requires', () => {
    const locked = new Set(packages.map(({ name }) => name));
    const optional = Object.values(packageLock.packages).flatMap((entry) =>
      'optionalDependencies' in entry ? Object.keys(entry.optionalDependencies ?? {}) : [],
    );
    expect(optional.length).toBeGreaterThan(50);
    expect(optional.filter((name) => !locked.has(name))).toEqual([]);
  });

  test('runs no install scripts except those that package.json allows', () => {
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(Object.keys(packageJson.allowScripts).sort()).toEqual(
      [...new Set(withScript.map(({ name }) => name))].sort(),
    );
    const allowed = Object.values(packageJson.allowScripts).filter(Boolean).length;
    reportFigure(
      'Supply chain',
      `${packages.length} packages from the registry, all hashed; ${withScript.length} with an install script, ${allowed} allowed`,
    );
  });
});

interface Lock {
  packages: Record<string, { name?: string; version?: string; integrity?: string; link?: boolean }>;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const whole: Lock = read('package-lock.json');

it.each(['functions', 'mailer'])(
  '%s is installed with the package versions that it was tested with',
  (folder) => {
    const lock: Lock = read(`${folder}/package-lock.json`);
    const own: { name: string; dependencies: Record<string, string> } = read(
      `${folder}/package.json`,
    );
    expect(lock.packages['']).toMatchObject({ name: own.name, dependencies: own.dependencies });
    expect(Object.values(lock.packages).filter(({ link }) => link)).toEqual([]);
    const paths = Object.keys(lock.packages).filter(Boolean);
    expect(paths.length).toBeGreaterThan(50);
    const versionsIn = ({ packages }: Lock) =>
      paths.map((path) => `${path} ${packages[path]?.version} ${packages[path]?.integrity}`);
    expect(versionsIn(lock), 'npm run functions:lock').toEqual(versionsIn(whole));
  },
);
