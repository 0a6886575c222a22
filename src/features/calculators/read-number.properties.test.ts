import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxAmount, maxAnnualRatePercent } from '#src/domain/loans/loan.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';

const typed = anyTextOr('0123456789.,$ km%\u00a0０９．％-e');
const fields = fc.constantFrom(
  { read: readAmount, tidy: tidyAmount, max: maxAmount },
  { read: readPercent, tidy: tidyPercent, max: maxAnnualRatePercent },
);

it('understands a number within its bounds in any text', () => {
  holds(
    fc.property(typed, fields, (text, { read, max }) => {
      const { value } = read(text);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(max);
    }),
  );
});

it('tidies a text once, and understands the same of it', () => {
  holds(
    fc.property(typed, fields, (text, { read, tidy }) => {
      const tidied = tidy(text);
      expect(tidy(tidied)).toBe(tidied);
      const { value, remark } = read(text);
      const isTidied = remark?.startsWith('Read as');
      expect(read(tidied)).toEqual(remark && !isTidied ? { value, remark } : { value });
    }),
  );
});

it('reads every percentage back from its usual form', () => {
  holds(
    fc.property(fc.nat(1_000), fc.nat(99_999_999), fc.integer({ min: 1, max: 9 }), (...parts) => {
      const [whole, decimals, places] = parts;
      const text = `${whole}.${String(decimals).padStart(8, '0').slice(0, places)}`;
      const { value } = readPercent(text);
      expect(readPercent(tidyPercent(text)).value).toBe(value);
    }),
  );
});
