import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { readQuoteStart } from './quote.form.ts';

it('reads the values that a page passes, and ignores the rest', () => {
  const start = { homePrice: '400,000', downPayment: '20%' };
  expect(readQuoteStart({ ...start, forward: true })).toEqual(start);
  expect(readQuoteStart({ homePrice: 4, downPayment: {} })).toEqual({});
  expect(readQuoteStart(null)).toEqual({});
  expect(readQuoteStart('400,000')).toEqual({});
});

it('reads only strings from any history state', () => {
  const state = fc.record(
    {
      homePrice: fc.anything(),
      downPayment: fc.oneof(anyText, fc.anything()),
    },
    { requiredKeys: [] },
  );
  holds(
    fc.property(fc.oneof(fc.anything(), state), (found) => {
      const { homePrice = '', downPayment = '' } = readQuoteStart(found);
      expect([typeof homePrice, typeof downPayment]).toEqual(['string', 'string']);
    }),
  );
});
