import { describe, expect, it } from 'vitest';
import { leadDocumentPaths, wasSentFrom } from './lead-documents.ts';

describe('wasSentFrom', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@EXAMPLE.com', 'aDa@example.com'],
    [' ada@example.com', 'ada@example.com\n'],
    ['zoe\u0301@example.com', 'zoé@example.com'],
  ])('matches %j and %j', (asked, stored) => {
    expect(wasSentFrom(asked, { email: stored })).toBe(true);
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
  ])('does not match %j and %j', (asked, stored) => {
    expect(wasSentFrom(asked, { email: stored })).toBe(false);
  });
});

it('returns the paths of the documents of a lead, the lead itself last', () => {
  expect(leadDocumentPaths('contacts', 'abc')).toEqual([
    'leadStates/abc',
    'mail/abc',
    'botReceipts/abc',
    'contacts/abc',
  ]);
});
