import { expect, it } from 'vitest';
import { textsOf, vocabularySize, wordOf } from './sample-posts.ts';

const contentWords = (numbers: number[]) =>
  numbers.flatMap(
    (number) =>
      textsOf(number)
        .content.replace(/<[^>]*>/g, ' ')
        .toLowerCase()
        .match(/[a-z]+/g) ?? [],
  );
const range = (length: number) => Array.from({ length }, (_, index) => index);

it('returns the same text for the same post, and another one for another post', () => {
  expect(textsOf(7)).toEqual(textsOf(7));
  expect(textsOf(8).content).not.toBe(textsOf(7).content);
});

it('has about 6,000 characters of HTML a post, at any number', () => {
  const lengths = [...range(50), ...range(50).map((index) => 9_950 + index)].map(
    (number) => textsOf(number).content.length,
  );
  const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
  expect(mean).toBeGreaterThan(5_500);
  expect(mean).toBeLessThan(7_500);
});

it('begins with the words of the seed, and has a unique word for every rank', () => {
  expect(
    ['the', 'loan', 'rate'].every((word) => range(40).some((rank) => wordOf(rank + 1) === word)),
  ).toBe(true);
  const size = vocabularySize(9_000_000);
  const words = new Set(range(size).map((index) => wordOf(index + 1)));
  expect(words.size).toBe(size);
  expect([...words].join('')).toMatch(/^[a-z]+$/);
});

it('uses words as often as their rank says', () => {
  const words = contentWords(range(200));
  const count = (rank: number) => words.filter((word) => word === wordOf(rank)).length;
  // Ranks are integers: the first one covers the numbers from 1 to 2 on the logarithmic scale.
  const share = (rank: number) => Math.log1p(1 / rank);
  for (const rank of [2, 5, 20, 100]) {
    const ratio = count(rank) / count(1) / (share(rank) / share(1));
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.3);
  }
});

it('has a growing vocabulary, but far from in proportion to the text', () => {
  const small = new Set(contentWords(range(25))).size;
  const large = new Set(contentWords(range(400))).size;
  // Sixteen times the text. Rare words of the vocabulary appear as it grows, so more than the root.
  expect(large / small).toBeGreaterThan(4);
  expect(large / small).toBeLessThan(8);
});
