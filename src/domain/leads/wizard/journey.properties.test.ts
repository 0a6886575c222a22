import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuoteStart } from '#src/lib/quote-start.ts';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { stepAsked, stepLink } from './journey.ts';

it('reads a step from any address, and writes a link that reads as the same step', () => {
  holds(
    fc.property(fc.option(anyTextOr('0123456789.-e')), (asked) => {
      const step = stepAsked(asked);
      expect(step).toBeGreaterThanOrEqual(1);
      const link = new URLSearchParams(stepLink(step).search).get('step');
      expect(stepAsked(link)).toBe(step);
    }),
  );
});

it('reads only strings and a boolean from any history state', () => {
  const state = fc.record(
    {
      homePrice: fc.anything(),
      downPayment: fc.oneof(anyText, fc.anything()),
      chosen: fc.anything(),
    },
    { requiredKeys: [] },
  );
  holds(
    fc.property(fc.oneof(fc.anything(), state), (found) => {
      const { homePrice = '', downPayment = '', chosen = true } = readQuoteStart(found);
      expect([typeof homePrice, typeof downPayment]).toEqual(['string', 'string']);
      expect(chosen).toBe(true);
    }),
  );
});
