import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../../tests/proof/property.ts';
import { breakEvenMonth } from './loan-figures.ts';

it('costs are recovered in the break-even month, and not before', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  holds(
    fc.property(cents, cents, (cost, saving) => {
      const months = breakEvenMonth(cost / 100, saving / 100);
      expect(months * saving).toBeGreaterThanOrEqual(cost);
      expect((months - 1) * saving).toBeLessThan(cost);
    }),
  );
});
