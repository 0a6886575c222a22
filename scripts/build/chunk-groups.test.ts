import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const sources = globSync('src/**/*.{ts,tsx,css}').map((path) => `/${path}`);
const extension = '[.](ts|tsx|css)$';

/** Splits a pattern at each `|` that is in no parentheses or brackets. */
function alternativesIn(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
  }
  return parts;
}

/** Writes a pattern with `(a|b)` as two patterns. */
function expanded(pattern: string): string[] {
  const [group, choices = ''] = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern) ?? [];
  if (!group) return [pattern];
  return choices.split('|').flatMap((choice) => expanded(pattern.replace(group, choice)));
}

const patterns = chunkGroups.flatMap(({ name, test: modules }) =>
  alternativesIn((modules as RegExp).source.replaceAll('[\\\\/]', '/'))
    .filter((pattern) => pattern.startsWith('/src/'))
    .flatMap((pattern) => expanded(pattern.replace(extension, '')))
    .map((pattern) => [`${name}`, pattern] as const),
);

test('there are patterns for sources', () => {
  expect(patterns.length).toBeGreaterThan(60);
});

test.each(patterns)('a file of the group %s matches %s', (_name, pattern) => {
  const matches = new RegExp(pattern + extension);
  expect(sources.filter((path) => matches.test(path))).not.toEqual([]);
});
