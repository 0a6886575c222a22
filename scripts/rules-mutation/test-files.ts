import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/root.ts';

const folder = join(root, 'tests/rules');

/** A file of tests of the rules. */
interface TestFile {
  path: string;
  text: string;
}

/**
 * The files of tests/rules that a mutant can turn red. The agreement tests are left out: they take
 * thousands of documents, and each limit has to have a test that names it. The shortest come first.
 */
export function testFiles(): TestFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !name.includes('agreement'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.text.length - b.text.length);
}

/** Paths of those that name one of the collections. */
export function filesAbout(collections: string[], files: TestFile[]): string[] {
  return files
    .filter(({ text }) => collections.some((name) => text.includes(name)))
    .map(({ path }) => path);
}
