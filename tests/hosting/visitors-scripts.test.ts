import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';

const namesWhere = (isWanted: (path: string) => boolean) =>
  routes.filter(({ path }) => isWanted(path)).map(({ name }) => name);
const ownersPages = namesWhere(isOwnersPath);
const visitorsPages = namesWhere((path) => !isOwnersPath(path));

/** Code that only the owner needs, by strings that survive minification. */
const ownersCode = [
  ['Firebase Auth', 'accounts:signInWithPassword'],
  ['the dashboard', 'Mortgage Blog Admin'],
  ['the editor', 'ProseMirror'],
] as const;

const filesWith = (words: string, chunks: Map<string, string>) =>
  [...chunks].filter(([, text]) => text.includes(words)).map(([file]) => file);

it.each(ownersCode)('no script that a visitor can load contains %s', (_, words) => {
  expect(filesWith(words, listChunks('index.html', ownersPages))).toEqual([]);
  expect(filesWith(words, listChunks('index.html')), 'the owner loads it').not.toEqual([]);
});

it('the check covers every page for visitors, down to the database, and none of the admin area', () => {
  const chunks = listChunks('index.html', ownersPages);
  const files = [...chunks.keys()];
  expect(files.filter((file) => /^(Dashboard|Editor)Page-/.test(file))).toEqual([]);
  for (const name of visitorsPages) {
    expect(
      files.some((file) => file.startsWith(`${name}-`)),
      name,
    ).toBe(true);
  }
  expect(filesWith('firestore.googleapis.com', chunks), 'the SDK').toHaveLength(1);
});

const assets = 'dist/assets';
const chunks = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
);

/**
 * Returns the scripts that a document of the build can load through static and dynamic imports.
 *
 * @param document a file of dist/
 * @param without names of chunks, such as `LoginPage`, that are not followed
 * @returns the scripts' text by file name
 */
function listChunks(document: string, without: readonly string[] = []): Map<string, string> {
  const html = readFileSync(join('dist', document), 'utf8');
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const text = chunks.get(file);
    if (text === undefined || found.has(file)) return;
    if (without.some((name) => file.startsWith(`${name}-`))) return;
    found.set(file, text);
    for (const [, imported = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) visit(imported);
  };
  for (const [, file = ''] of html.matchAll(/\/assets\/([\w.-]+\.js)/g)) visit(file);
  return found;
}
