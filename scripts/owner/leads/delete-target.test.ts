import { describe, expect, it } from 'vitest';
import { deleteTarget, monthsBefore } from './delete-target.ts';

const now = new Date('2026-11-21T15:00:00Z');

describe('deleteTarget', () => {
  it('reads an email address', () => {
    expect(deleteTarget(['Ada@example.com'], undefined, now)).toEqual({
      sender: { email: 'Ada@example.com', phone: '' },
    });
  });

  it.each([
    [['(555) 123-4567'], '(555) 123-4567'],
    [['1', '555', '123', '4567'], '1 555 123 4567'],
    [['+12345678'], '+12345678'],
  ])('reads the phone number %j', (words, phone) => {
    expect(deleteTarget(words, undefined, now)).toEqual({ sender: { email: '', phone } });
  });

  it('takes eight digits for a reference number', () => {
    const names = [{ reference: '1234-5678' }];
    expect(deleteTarget(['12345678'], undefined, now)).toEqual({ names });
  });

  it('reads reference numbers and ids, as many as there are', () => {
    const id = '_'.repeat(43);
    expect(deleteTarget(['ctpzzyrk', id, '1234-5678'], undefined, now)).toEqual({
      names: [{ reference: 'CTPZ-ZYRK' }, { id }, { reference: '1234-5678' }],
    });
  });

  it('reads a number of months', () => {
    const before = new Date('2024-11-21T15:00:00Z');
    expect(deleteTarget([], '24', now)).toEqual({ months: 24, before });
  });

  it.each([
    [[], undefined, 'Name an email address, a phone number or reference numbers, or say'],
    [['ada'], undefined, '"ada" is not an email address, a phone number or a reference number.'],
    [['24'], undefined, '"24" is not an email address, a phone number or a reference number.'],
    [['ada@'], undefined, '"ada@" is not an email address.'],
    [['ada@example.com', 'CTPZ-ZYRK'], undefined, 'Name one email address, not 2 words.'],
    [['CTPZ-ZYRK', 'ada'], undefined, '"CTPZ-ZYRK ada" is not an email address'],
    [['ada@example.com'], '24', 'not both'],
    [[], '0', '--older-than "0" is not a number of months from 1 to 999.'],
    [[], '-1', 'is not a number of months'],
    [[], '1.5', 'is not a number of months'],
    [[], '1000', 'is not a number of months'],
    [[], '', 'is not a number of months'],
  ])('refuses %j with --older-than %j', (words, olderThan, message) => {
    expect(() => deleteTarget(words, olderThan, now)).toThrow(message);
  });
});

it.each([
  ['2026-11-21T15:00:00.000Z', 24, '2024-11-21T15:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 6, '2026-02-28T12:00:00.000Z'],
  ['2024-03-31T12:00:00.000Z', 1, '2024-02-29T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
])('%s less %i months', (time, months, before) => {
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(before);
});
