import { readFileSync } from 'node:fs';

// The rules are formatted: blocks of the database and its functions are indented by four spaces.
const blocks = /^ {4}match \/(\w+)\/[\s\S]*?^ {4}}\n/gm;
const functions = /^ {4}function (\w+)[\s\S]*?^ {4}}\n/gm;

/** Returns the collections that the rules have. */
export function collectionsIn(rules: string): string[] {
  return [...rules.matchAll(blocks)].map(([, name = '']) => name);
}

/** Returns the collections that test files mention, and so may send requests to. */
export function collectionsOf(files: readonly string[], rules: string): string[] {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  return collectionsIn(rules).filter((name) => text.includes(name));
}

/**
 * Returns the rules of some collections, without comments and functions that they do not use. The
 * emulator takes several times as long to compile rules as a test takes, and longer the longer they are.
 */
export function rulesOf(collections: readonly string[], rules: string): string {
  let shorter = rules.replace(blocks, (block, name) => (collections.includes(name) ? block : ''));
  for (;;) {
    const unused = [...shorter.matchAll(functions)]
      .map(([, name = '']) => name)
      .filter((name) => shorter.split(`${name}(`).length === 2);
    if (unused.length === 0) break;
    shorter = shorter.replace(functions, (text, name) => (unused.includes(name) ? '' : text));
  }
  return shorter.replace(/^ *(\/\/.*\n)?/gm, '');
}
