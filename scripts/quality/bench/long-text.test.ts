import { expect, test } from 'vitest';
import { slowestOf } from './long-text.ts';

test('the slowest text is the one with the longest median, not the longest try', async () => {
  const times: Record<string, number[]> = { words: [9, 1, 2], digits: [3, 4, 5] };
  const texts = { words: 'words', digits: 'digits' };
  const slowest = await slowestOf('name', texts, (text) => times[text] ?? []);
  expect(slowest).toEqual({ name: 'name', text: 'digits', ms: 4 });
});
