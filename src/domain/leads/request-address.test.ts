import { expect, test } from 'vitest';
import { readRequestHash, requestAddress } from './request-address.ts';

const lead = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

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
  '',
  '#',
  '#mortgageQuotes',
  '#mortgageQuotes/',
  `#${lead}`,
  `#contacts/${lead}`,
  `#users/${lead}`,
  `#constructor/${lead}`,
  `#mortgageQuotes/${lead.slice(1)}`,
  `#mortgageQuotes/${lead}A`,
  `#mortgageQuotes/${lead}/`,
  `#mortgageQuotes/../${lead}`,
  `#mortgageQuotes/${lead.slice(1)}%`,
  `#mortgageQuotes/${lead.slice(1)}é`,
  `#mortgageQuotes/${lead}\n`,
])('reads no lead from %j', (hash) => {
  expect(readRequestHash(hash)).toBeUndefined();
});
