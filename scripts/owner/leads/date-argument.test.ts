import { describe, expect, it } from 'vitest';
import { namedTime } from './date-argument.ts';

const now = new Date('2026-11-21T15:00:00Z');

describe('namedTime', () => {
  it.each([
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z', '20261120T093000.000Z'],
    ['2026-11-20T09:30:00.250-05:00', '2026-11-20T14:30:00.250Z', '20261120T143000.250Z'],
  ])('reads %s', (text, time, label) => {
    expect(namedTime('--since', text, now)).toEqual({ time: new Date(time), label });
  });

  it.each([
    'yesterday',
    '11/21/2026',
    '2026-11-1',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00Z',
    '2026-11-20T09:30',
    '2026-11-20 09:30Z',
    '',
  ])('refuses %j', (text) => {
    expect(() => namedTime('--since', text, now)).toThrow(
      `--since "${text}" is neither a day such as 2026-11-21 nor a time`,
    );
  });

  it.each(['2026-11-22', '2026-11-21T15:00:00.001Z'])(
    'refuses %s, which is in the future',
    (text) => {
      expect(() => namedTime('--until', text, now)).toThrow(`--until ${text} is in the future.`);
    },
  );
});
