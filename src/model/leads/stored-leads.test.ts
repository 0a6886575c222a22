import { describe, expect, it } from 'vitest';
import { readSender, sharedParts } from './stored-leads.ts';

describe('sharedParts', () => {
  it.each([
    ['ada@example.com', 'ada@example.com', ['email']],
    ['Ada@EXAMPLE.com', 'aDa@example.com', ['email']],
    [' ada@example.com', 'ada@example.com\n', ['email']],
    ['zoe\u0301@example.com', 'zoé@example.com', ['email']],
    ['ada@example.com', 'bada@example.com', []],
    ['ada@example.com', 'ada@example.com.au', []],
    ['ada@example.com', 'ada+home@example.com', []],
    ['ada@example.com', '', []],
    ['', '', []],
    [' ', '', []],
  ])('compares the email address %j with %j: %j', (email, stored, shared) => {
    expect(sharedParts({ email, phone: '' }, { email: stored, phone: '' })).toEqual(shared);
  });

  it.each([
    ['(555) 123-4567', '1-555-123-4567', ['phone']],
    ['(555) 123-4567', '555-123-4568', []],
    ['(555) 123-4567', '', []],
    ['()', '--', []],
  ])('compares the phone number %j with %j: %j', (one, other, shared) => {
    expect(sharedParts({ email: 'a@b.co', phone: one }, { email: '', phone: other })).toEqual(
      shared,
    );
  });
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
