import { expect, test } from 'vitest';
import { slowestOf } from './long-texts.ts';

test('the slowest text is the one with the longest median, not the longest try', () => {
  const times = { words: [9, 1, 2], digits: [3, 4, 5] };
  expect(slowestOf('name', times)).toEqual({ name: 'name', text: 'digits', ms: 4 });
});
