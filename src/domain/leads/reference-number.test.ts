import { describe, expect, it } from 'vitest';
import { leadIdPrefix, readReference, referenceNumber } from './reference-number.ts';

const leadId = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

describe('referenceNumber', () => {
  it.each([
    [leadId, 'CTPZ-ZYRK'],
    ['A'.repeat(43), '0000-0000'],
    ['_'.repeat(43), 'ZZZZ-ZZZZ'],
    [`AAAAAAA${'_'.repeat(36)}`, '0000-0000'],
    [`AAAAAAE${'_'.repeat(36)}`, '0000-0001'],
  ])('turns %s into %s', (id, number) => {
    expect(referenceNumber(id)).toBe(number);
  });

  it.each(['', 'x', 'ana@example.com'])('is empty for %j, which is not a lead id', (id) => {
    expect(referenceNumber(id)).toBe('');
  });
});

describe('readReference', () => {
  it.each(['CTPZ-ZYRK', 'ctpzzyrk', ' ctpz zyrk '])('accepts %j', (typed) => {
    expect(readReference(typed)).toBe('CTPZ-ZYRK');
  });

  it('reads letters that look like digits as digits', () => {
    expect(readReference('oiLO-1234')).toBe('0110-1234');
  });

  it.each(['', 'CTPZ-ZYR', 'CTPZ-ZYRKK', 'CTPZ-ZYR!', 'ana@example.com', 'CTPZ-UUUU'])(
    'refuses %j',
    (typed) => {
      expect(readReference(typed)).toBeUndefined();
    },
  );
});

describe('leadIdPrefix', () => {
  it.each([leadId, 'A'.repeat(43), '_'.repeat(43), '-z9'.repeat(15)])(
    'is the prefix of %s',
    (id) => {
      expect(leadIdPrefix(referenceNumber(id))).toBe(id.slice(0, 6));
    },
  );
});
