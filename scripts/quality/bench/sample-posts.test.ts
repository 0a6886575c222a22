import { expect, it } from 'vitest';
import { textsOf } from './sample-posts.ts';

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

it('has the words of the seed as often as they are there, and some that only one post has', () => {
  const texts = range(200).map((number) => contentWords([number]));
  const all = texts.flat();
  const share = (word: string) => all.filter((one) => one === word).length / all.length;
  expect(share('the')).toBeGreaterThan(share('loan'));
  expect(share('loan')).toBeGreaterThan(share('appraisal'));
  expect(share('appraisal')).toBeGreaterThan(0);
  const made = new Set(all.filter((word) => word.startsWith('x')));
  expect(made.size / all.length).toBeGreaterThan(0.01);
  expect(made.size / all.length).toBeLessThan(0.03);
});
