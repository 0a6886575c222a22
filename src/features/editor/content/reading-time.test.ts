import { expect, it } from 'vitest';
import { countWords, lengthText } from './reading-time.ts';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One <b>t</b>wo</p><p>three</p>', 3],
  ['<ul><li>6.5% – 7%</li><li>buyer’s well-known</li></ul>', 4],
  ['<p>a &amp; b</p>', 2],
])('counts the words of %s', (html, count) => {
  expect(countWords(html)).toBe(count);
});

it.each([
  [0, '0 words'],
  [1, '1 word, about 1 minute to read'],
  [356, '356 words, about 1 minute to read'],
  [358, '358 words, about 2 minutes to read'],
  [2_380, '2,380 words, about 10 minutes to read'],
])('describes %d words', (words, text) => {
  expect(lengthText(words)).toBe(text);
});
