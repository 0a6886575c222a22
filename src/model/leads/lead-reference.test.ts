import { describe, expect, it, test } from 'vitest';
import {
  leadIdPrefix,
  readReference,
  readRequestHash,
  referenceNumber,
  requestAddress,
} from './lead-reference.ts';

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

it.each([
  [lead, 'CTPZ-ZYRK'],
  ['A'.repeat(43), '0000-0000'],
  ['_'.repeat(43), 'ZZZZ-ZZZZ'],
  [`AAAAAAA${'_'.repeat(36)}`, '0000-0000'],
  [`AAAAAAE${'_'.repeat(36)}`, '0000-0001'],
  ['', ''],
  ['x', ''],
  ['ana@example.com', ''],
])('referenceNumber turns %j into %j', (id, number) => {
  expect(referenceNumber(id)).toBe(number);
});

describe('readReference', () => {
  it.each([
    ['CTPZ-ZYRK', 'CTPZ-ZYRK'],
    ['ctpzzyrk', 'CTPZ-ZYRK'],
    [' ctpz zyrk ', 'CTPZ-ZYRK'],
    // Letters that look like digits.
    ['oiLO-1234', '0110-1234'],
  ])('reads %j as %j', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  it.each(['', 'CTPZ-ZYR', 'CTPZ-ZYRKK', 'CTPZ-ZYR!', 'ana@example.com', 'CTPZ-UUUU'])(
    'refuses %j',
    (typed) => {
      expect(readReference(typed)).toBeUndefined();
    },
  );
});

it.each([lead, 'A'.repeat(43), '_'.repeat(43), '-z9'.repeat(15)])(
  'leadIdPrefix is the prefix of %s',
  (id) => {
    expect(leadIdPrefix(referenceNumber(id))).toBe(id.slice(0, 6));
  },
);

test('puts the lead only in the fragment', () => {
  expect(requestAddress({ kind: 'mortgageQuotes', lead })).toEqual({
    pathname: '/your-request',
    hash: `#mortgageQuotes/${lead}`,
  });
});

test.each(['mortgageQuotes', 'leadBuyers'] as const)(
  'reads back the address that it wrote: %s',
  (kind) => {
    expect(readRequestHash(requestAddress({ kind, lead }).hash)).toEqual({ kind, lead });
  },
);

test.each([
  ...['', '#', '#mortgageQuotes', '#mortgageQuotes/', `#${lead}`],
  ...[`#contacts/${lead}`, `#users/${lead}`, `#constructor/${lead}`],
  ...[`#mortgageQuotes/${lead.slice(1)}`, `#mortgageQuotes/${lead}A`, `#mortgageQuotes/${lead}/`],
  ...[`#mortgageQuotes/../${lead}`, `#mortgageQuotes/${lead.slice(1)}%`],
  ...[`#mortgageQuotes/${lead.slice(1)}é`, `#mortgageQuotes/${lead}\n`],
])('reads no lead from %j', (hash) => {
  expect(readRequestHash(hash)).toBeUndefined();
});
