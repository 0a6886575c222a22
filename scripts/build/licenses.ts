import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, runCommand } from '../lib/command.ts';
import { root } from '../lib/root.ts';

interface LockedPackage {
  path: string;
  name: string;
  version: string;
  /** From its package.json; older packages lack the field. */
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

export const documentPath = 'docs/licenses.md';

/** File of the built site with the licenses of the packages that visitors load. */
export const noticesFile = 'third-party-licenses.txt';

/** Licenses read by hand, by name and version, of packages whose package.json has no machine-readable license. */
export const readByHand: Readonly<Record<string, string>> = {
  'deep-freeze@0.0.1': 'public domain, as its package.json says',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera and Arev, in LICENSE',
  'fuzzy@0.1.3': 'MIT, in LICENSE-MIT',
  'limiter@1.1.5': 'MIT, in LICENSE.txt',
  'url-template@2.0.8': 'BSD-3-Clause, in LICENSE',
  'valid-url@1.0.9': 'MIT, in LICENSE',
};

const installed = 'node_modules/';

/** Returns the packages of package-lock.json, except the project's own: the root, its workspaces and their links. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, Partial<LockedPackage> & { link?: boolean }> } =
    JSON.parse(text);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(installed) && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(installed) + installed.length),
      version: entry.version ?? '',
    }));
}

/** Returns the packages in the built site, as `name@version`. */
export function shippedPackages(notices: string): string[] {
  return [...notices.matchAll(/^## (\S+) - (\d\S*)(?: \(.+\))?$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/** Returns the list of all packages with their licenses, in Markdown. */
export function licensesDocument(packages: readonly LockedPackage[], shipped: readonly string[]) {
  const rows = new Map(
    packages.map((locked) => {
      const id = toId(locked);
      const license = readByHand[id] ?? locked.license ?? 'unknown';
      return [id, `| ${locked.name} | ${locked.version} | ${license} |`];
    }),
  );
  const listPackages = (ships: boolean) => {
    const ids = [...rows.keys()].filter((id) => shipped.includes(id) === ships).sort();
    const lines = ids.map((id) => rows.get(id));
    return ['| package | version | license |', '| --- | --- | --- |', ...lines].join('\n');
  };
  return `# Licenses

Every package of \`package-lock.json\`. \`npm run licenses\` writes this list; tests hold that it is
current, and that each license is one of \`tests/proof/licenses.test.ts\`.

## What visitors load

Their notices are served with the site, as \`/${noticesFile}\`.

${listPackages(true)}

## What builds, tests and verifies

${listPackages(false)}
`;
}

export function toId({ name, version }: LockedPackage): string {
  return `${name}@${version}`;
}

if (import.meta.main) {
  runCommand(async () => {
    readArguments({});
    // Loads all of Vite, which the tests of the licenses do not need.
    const { buildInMemory } = await import('./build.ts');
    const { files } = await buildInMemory();
    const shipped = shippedPackages(files.get(`/${noticesFile}`) ?? '');
    const packages = lockedPackages();
    writeFileSync(join(root, documentPath), licensesDocument(packages, shipped));
    console.log(`${documentPath}: ${packages.length} packages, ${shipped.length} of them shipped.`);
    return 0;
  });
}
