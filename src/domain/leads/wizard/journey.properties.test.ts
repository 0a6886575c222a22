import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
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
