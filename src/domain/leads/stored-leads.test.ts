import { describe, expect, it } from 'vitest';
import { readSender, sharedParts, sharedText } from './stored-leads.ts';

describe('sharedParts', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@EXAMPLE.com', 'aDa@example.com'],
    [' ada@example.com', 'ada@example.com\n'],
    ['zoe\u0301@example.com', 'zoé@example.com'],
  ])('finds the email address %j in %j', (email, stored) => {
    expect(sharedParts({ email, phone: '' }, { email: stored, phone: '' })).toEqual(['email']);
  });

  it.each([
    ['ada@example.com', 'bada@example.com'],
    ['ada@example.com', 'ada@example.com.au'],
    ['ada@example.com', 'ada+home@example.com'],
    ['ada@example.com', ''],
    ['', ''],
    [' ', ''],
  ])('does not find the email address %j in %j', (email, stored) => {
    expect(sharedParts({ email, phone: '' }, { email: stored, phone: '' })).toEqual([]);
  });

  it.each([
    ['555 123 4567', ['phone']],
    ['1-555-123-4567', ['phone']],
    ['15551234567', ['phone']],
    ['25551234567', []],
    ['555-123-4568', []],
    ['', []],
  ])('compares the phone number (555) 123-4567 with %j: %j', (phone, shared) => {
    const one = { email: 'ada@example.com', phone: '(555) 123-4567' };
    expect(sharedParts(one, { email: 'bob@example.com', phone })).toEqual(shared);
  });

  it('finds nothing in common in two leads without an email address and a digit', () => {
    expect(sharedParts({ email: '', phone: '()' }, { email: '', phone: '--' })).toEqual([]);
  });
});

it.each([
  [['email'], 'same email address'],
  [['phone'], 'same phone number'],
  [['email', 'phone'], 'same email address and phone number'],
] as const)('puts %j into words', (shared, words) => {
  expect(sharedText(shared)).toBe(words);
});

describe('readSender', () => {
  it('reads an email address', () => {
    expect(readSender(' Ada@example.com ')).toEqual({ email: 'Ada@example.com', phone: '' });
  });

  it.each(['(555) 123-4567', '+1 555.123.4567', '15551234567', '５５５１２３４５６７'])(
    'reads the phone number %j',
    (phone) => {
      expect(readSender(phone)).toEqual({ email: '', phone });
    },
  );

  it.each(['', '  ', 'ada', '24', '123 456', 'CTPZ-ZYRK', 'A1234567'])('refuses %j', (typed) => {
    expect(readSender(typed)).toBeUndefined();
  });
});
