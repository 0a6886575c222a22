import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';

const folder = join(root, 'tests/rules');

/** A file of tests of the rules. */
interface TestFile {
  path: string;
  text: string;
}

/**
 * Tests that are about something else, and take long: the agreement tests send thousands of
 * documents, while each limit has to have a test that names it, and what a request costs is asked
 * of the emulator, which answers with all that it has evaluated so far.
 */
const leftOut = /agreement|expressions/;

/** The files of tests/rules that a mutant can turn red. The shortest come first. */
export function testFiles(): TestFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !leftOut.test(name))
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
