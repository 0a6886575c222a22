import { expect, it } from 'vitest';
import { lastEdit } from './post-metadata.ts';

const edited = '2026-11-21T20:05:00.000Z';

it.each([
  ['a post that was edited later', '2026-11-20T20:05:00.000Z', edited, edited],
  ['a post dated with a day only', '2026-11-20', edited, edited],
  ['a post that has got a newer date since', '2026-11-22T20:05:00.000Z', edited, ''],
  ['a post that was never edited', '2026-11-20', '', ''],
  ['a post without a date', '', edited, ''],
])('returns the edit of %s', (_words, datePublished, dateEdited, shown) => {
  expect(lastEdit({ datePublished, dateEdited })).toBe(shown);
});
