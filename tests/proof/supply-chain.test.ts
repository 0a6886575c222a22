import { describe, expect, test } from 'vitest';
import { lockedPackages } from '#scripts/build/licenses.ts';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import functionsLock from '../../functions/package-lock.json' with { type: 'json' };
import mailerPackage from '../../mailer/package.json' with { type: 'json' };
import mailerLock from '../../mailer/package-lock.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };
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

type Locked = { version?: string; integrity?: string; link?: boolean } | undefined;

test.each([
  ['functions', functionsPackage, functionsLock],
  ['mailer', mailerPackage, mailerLock],
])('%s is installed with the package versions that it was tested with', (_, own, lock) => {
  const { name, dependencies } = own;
  expect(lock.packages['']).toMatchObject({ name, dependencies });
  const paths = Object.keys(lock.packages).filter(Boolean);
  expect(paths.length).toBeGreaterThan(50);
  const versionsIn = (packages: Record<string, Locked>) =>
    paths.map((path) => {
      const { version, integrity, link = false } = packages[path] ?? {};
      return `${path} ${version} ${integrity} ${link}`;
    });
  const tested = versionsIn(packageLock.packages).map((line) => line.replace(/true$/, 'false'));
  expect(versionsIn(lock.packages), 'npm run functions:lock').toEqual(tested);
});
