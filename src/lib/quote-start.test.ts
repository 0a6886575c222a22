import { expect, it } from 'vitest';
import { readQuoteStart } from './quote-start.ts';

it('reads the values that a page passes, and ignores the rest', () => {
  const start = { homePrice: '400,000', downPayment: '20%', chosen: true };
  expect(readQuoteStart({ ...start, forward: true })).toEqual(start);
  expect(readQuoteStart({ homePrice: 4, downPayment: {}, chosen: 'yes' })).toEqual({});
  expect(readQuoteStart(null)).toEqual({});
  expect(readQuoteStart('400,000')).toEqual({});
});
