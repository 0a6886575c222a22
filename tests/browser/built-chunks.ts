import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
export function chunksOf(document: string, without: readonly string[] = []): Map<string, string> {
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
