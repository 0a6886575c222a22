import { describe, expect, it } from 'vitest';
import { categoryHint, stateHint } from './older-post-hints.ts';

describe('stateHint', () => {
  it.each([
    [['Texas'], ''],
    ['Texas', ''],
    [['Texas', 'Ohio'], 'under Texas and Ohio. Saving replaces'],
    [['Boston'], 'under Boston. Saving replaces'],
    [['["Texas"]'], 'under ["Texas"]. Saving replaces'],
    [[], 'has no state yet'],
    [undefined, 'has no state yet'],
  ])('of %j', (states, words) => {
    if (words === '') expect(stateHint({ states })).toBe('');
    else expect(stateHint({ states })).toContain(words);
  });
});

describe('categoryHint', () => {
  it.each([
    ['Rates', ''],
    ['', ''],
    [undefined, ''],
    ['News', 'the category News, which is no longer available'],
  ])('of %j', (category, words) => {
    if (words === '') expect(categoryHint({ category })).toBe('');
    else expect(categoryHint({ category })).toContain(words);
  });
});
