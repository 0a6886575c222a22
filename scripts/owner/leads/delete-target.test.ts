import { describe, expect, it } from 'vitest';
import { deleteTarget, monthsBefore } from './delete-target.ts';

const now = new Date('2026-11-21T15:00:00Z');

describe('deleteTarget', () => {
  it('reads an email address', () => {
    expect(deleteTarget(['Ada@example.com'], undefined, now)).toEqual({ email: 'Ada@example.com' });
  });

  it('reads a number of months', () => {
    const before = new Date('2024-11-21T15:00:00Z');
    expect(deleteTarget([], '24', now)).toEqual({ months: 24, before });
  });

  it.each([
    [[], undefined, 'Name an email address, or say --older-than'],
    [['ada'], undefined, '"ada" is not an email address.'],
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
