import { describe, expect, it } from 'vitest';
import { belongingsOf, isSentWith } from './belongings.ts';

describe('isSentWith', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@EXAMPLE.com', 'aDa@example.com'],
    [' ada@example.com', 'ada@example.com\n'],
    ['zoe\u0301@example.com', 'zoé@example.com'],
  ])('takes %j for %j', (asked, stored) => {
    expect(isSentWith(asked, { email: stored })).toBe(true);
  });

  it.each([
    ['ada@example.com', 'bada@example.com'],
    ['ada@example.com', 'ada@example.com.au'],
    ['ada@example.com', 'ada+home@example.com'],
    ['ada@example.com', ''],
    ['ada@example.com', undefined],
    ['ada@example.com', ['ada@example.com']],
    ['', ''],
    [' ', undefined],
  ])('does not take %j for %j', (asked, stored) => {
    expect(isSentWith(asked, { email: stored })).toBe(false);
  });
});

it('names what goes with a lead, and the lead last', () => {
  expect(belongingsOf('contacts', 'abc')).toEqual([
    'leadStates/abc',
    'mail/abc',
    'botReceipts/abc',
    'contacts/abc',
  ]);
});
