import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { findChanges } from './normalization.ts';
import { shownWords } from './normalization-texts.ts';

it.each<[unknown, string]>([
  [['"fha"', 'va'], '"fha" · va'],
  ['fha', 'fha (one text)'],
  [['fha', ''], 'fha · (empty)'],
  [['fha ', 'va'], 'fha␣ · va'],
  [['first\u00a0home'], 'first␣home'],
  [['fha\n'], 'fha␤'],
  [['a', 30], 'a · 30 (a number)'],
  [['a · b'], 'a · b (one entry)'],
  [null, '(empty)'],
  [[], 'none'],
])('shows %j as %o', (stored, shown) => {
  expect(shownWords(stored)).toBe(shown);
});

it('shows another text before than after, whatever changes', () => {
  const text = anyTextOr('[]"\'“’, \n\r\t\u00a0aé,·{}');
  const list = fc.oneof(text, fc.array(fc.oneof(text, fc.integer(), fc.constant(null))));
  holds(
    fc.property(list, (keywords) => {
      const found = findChanges({ keywords });
      if (found.kind !== 'changes') return;
      for (const { before, after } of found.changes) {
        expect(shownWords(before)).not.toBe(shownWords(after));
      }
    }),
  );
});
