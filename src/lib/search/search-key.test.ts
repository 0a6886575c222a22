import { expect, it } from 'vitest';
import { searchField, searchKey } from './search-key.ts';

it.each([
  ['José NÚÑEZ', 'jose nunez'],
  ['Jose\u0301', 'jose'],
  ["O’Brien O‘Brien O'Brien O´Brien O`Brien O＇Brien Oʼbrien", 'obrien '.repeat(7).trim()],
  ['“a” „b‟ «c» ＂d＂ "e"', 'a b c d e'],
  ['post-purchase', 'post purchase'],
  [
    'post\u2010a\u2011b\u2012c\u2013d\u2014e\u2015f\u2212g\u2e3ah\ufe58i\uff0dj',
    'post a b c d e f g h i j',
  ],
  ['rates — and - fees', 'rates and fees'],
  ['5\u00a0%\u2009of\u202fit\u2003all\u3000now\t\n', '5 of it all now'],
  [
    'mort\u00adgage re\u200bfi\u200cnan\u200dce \u2060\ufeffA\u202ePR\u202c \u200emip\u2069',
    'mortgage refinance apr mip',
  ],
  ['ﬁnance eﬃcient ＦＨＡ', 'finance efficient fha'],
  ['Rates & <b>', 'rates and b'],
  ['R&D at 3.5%.', 'r and d at 3.5'],
  ['$325,000 or 325000?', '325000 or 325000'],
  ['a_b@c.example (5/1)', 'a b c example 5 1'],
  ['— \u200b', ''],
])('folds %j to %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it('folds texts into lines of words, and those with hyphens also in one word', () => {
  expect(searchField('A pre‑approval', 'Rate-and-term')).toBe(
    ' a pre approval \n rate and term \n preapproval \n rateandterm ',
  );
});
