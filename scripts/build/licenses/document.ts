import type { LockedPackage } from './lock-file.ts';
import { readByHand } from './permitted.ts';

/** Path of the list, relative to the repository. */
export const documentPath = 'docs/licenses.md';

/** File of the built site with the licenses of the packages that visitors load. */
export const noticesFile = 'third-party-licenses.txt';

/**
 * Returns the packages in the built site, as `name@version`.
 *
 * @param notices text of `third-party-licenses.txt`
 */
export function shippedPackages(notices: string): string[] {
  return [...notices.matchAll(/^## (\S+) - (\d\S*)(?: \(.+\))?$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/**
 * Returns the list of all packages with their licenses, in Markdown.
 *
 * @param shipped those that visitors load, as `name@version`
 */
export function licensesDocument(packages: readonly LockedPackage[], shipped: readonly string[]) {
  const loaded = new Set(shipped);
  const rows = new Map(packages.map((locked) => [idOf(locked), rowOf(locked)]));
  const tableOf = (ships: boolean) =>
    [
      '| package | version | license |',
      '| --- | --- | --- |',
      ...[...rows]
        .filter(([id]) => loaded.has(id) === ships)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => row),
    ].join('\n');
  return `# Licenses

Every package of \`package-lock.json\`. \`npm run licenses\` writes this list; tests hold that it is
current, and that each license is one of \`scripts/build/licenses/permitted.ts\`.

## What visitors load

Their notices are served with the site, as \`/${noticesFile}\`.

${tableOf(true)}

## What builds, tests and verifies

${tableOf(false)}
`;
}

export function idOf({ name, version }: LockedPackage): string {
  return `${name}@${version}`;
}

function rowOf(locked: LockedPackage): string {
  const license = readByHand[idOf(locked)] ?? locked.license ?? 'unknown';
  return `| ${locked.name} | ${locked.version} | ${license} |`;
}
