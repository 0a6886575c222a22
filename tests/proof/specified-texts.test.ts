import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specifiedTexts } from './specified-texts.ts';

const isTest = /\.(test|arbitrary)\.tsx?$/;

/** All of the site's source, on one line and as its strings are read. */
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !isTest.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\\'/g, "'")
  .replace(/&apos;|’/g, "'")
  .replace(/\s+/g, ' ');

/** Whether the text stands there as a whole: in quotes, as a child of an element, or as a part of either. */
function isWritten(text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(source);
}

it.each(
  Object.entries(specifiedTexts).flatMap(([place, texts]) => texts.map((text) => [place, text])),
)('%s: %j stands to the letter', (_place, text) => {
  expect(isWritten(text as string)).toBe(true);
});
