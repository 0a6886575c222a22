import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specifiedTexts } from './specified-texts.ts';

const isTest = /\.(test|arbitrary)\.tsx?$/;

/** The site's source without its comments, on one line, with escapes resolved as in its strings. */
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !isTest.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/\\'/g, "'")
  .replace(/&apos;|’/g, "'")
  .replace(/\s+/g, ' ');

/** Whether the source contains a text as a whole: in quotes, or as the text of an element. */
function isWritten(text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?:['"\`]|[>}] ?)${escaped}(?:['"\`]| ?[<{])`).test(source);
}

it.each(
  Object.entries(specifiedTexts).flatMap(([place, texts]) => texts.map((text) => [place, text])),
)('%s: %j appears to the letter', (_place, text) => {
  expect(isWritten(text as string)).toBe(true);
});
