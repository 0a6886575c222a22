import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

it('defines every custom property that a style sheet uses', () => {
  const defined = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  const undefinedUses = sheets.flatMap(({ name: sheet, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${sheet}: ${name}`),
  );
  expect(undefinedUses).toEqual([]);
});
