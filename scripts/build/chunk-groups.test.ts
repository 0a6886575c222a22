import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from './chunk-groups.ts';

const sources = globSync('src/**/*.{ts,tsx,css}');

/** Writes a pattern with `(a|b)` as two patterns. */
function expanded(pattern: string): string[] {
  const [group, choices = ''] = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern) ?? [];
  if (!group) return [pattern];
  return choices.split('|').flatMap((choice) => expanded(pattern.replace(group, choice)));
}

const patterns = Object.entries(groups).flatMap(([name, text]) =>
  text
    .split(/\s+/)
    .filter((pattern) => pattern.startsWith('src/'))
    .flatMap(expanded)
    .map((pattern) => [name, pattern] as const),
);

test.each(patterns)('a file of the group %s matches %s', (_name, pattern) => {
  const matches = new RegExp(`^${pattern}[.](ts|tsx|css)$`);
  expect(sources.filter((path) => matches.test(path))).not.toEqual([]);
});
