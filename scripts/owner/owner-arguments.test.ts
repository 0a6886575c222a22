import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projects } from '#scripts/local/stack.ts';
import { site } from '#src/site.ts';
import {
  monthsBefore,
  parseDeleteTarget,
  parseEmail,
  parseOrigin,
  parseTime,
} from './owner-arguments.ts';

it('accepts one address', () => {
  expect(parseEmail(['Ada+home@Example.com'])).toBe('Ada+home@Example.com');
});

it.each([
  [[], 'Name an email address.'],
  [['ada@example.com', 'bob@example.com'], 'Name one email address, not 2 words.'],
  [['ada'], '"ada" is not an email address.'],
  [[''], '"" is not an email address.'],
])('refuses %j', (words, message) => {
  expect(() => parseEmail(words)).toThrow(message);
});

const real = { id: 'homes-live', emulated: false };
const local = { id: projects.start, emulated: true };

describe('parseOrigin', () => {
  it.each([
    ['https://www.homes.test', real, 'https://www.homes.test'],
    ['https://www.homes.test/', real, 'https://www.homes.test'],
    ['http://127.0.0.1:5173', local, 'http://127.0.0.1:5173'],
    [undefined, local, site.url],
  ])('reads %j', (named, project, origin) => {
    expect(parseOrigin(named, project)).toBe(origin);
  });

  it.each([
    ['www.homes.test', '--origin "www.homes.test" is not an address such as'],
    ['', '--origin "" is not an address'],
    ['https://homes.test/admin', 'is not an address'],
    ['https://me@homes.test', 'is not an address'],
    ['javascript:alert(1)', 'is not an address'],
    ['ftp://homes.test', 'is not an address'],
    ['http://homes.test', 'Mails cannot link to http://homes.test: set url in src/site.ts'],
    ['https://homes.example', 'Mails cannot link to https://homes.example'],
  ])('refuses %j for a real project', (named, message) => {
    expect(() => parseOrigin(named, real)).toThrow(message);
  });

  it('refuses the site’s own address for a real project while it is an example', () => {
    const url = vi.spyOn(site, 'url', 'get').mockReturnValue('https://homes.example');
    onTestFinished(() => url.mockRestore());
    expect(() => parseOrigin(undefined, real)).toThrow(
      'Mails cannot link to https://homes.example',
    );
  });
});

const now = new Date('2026-11-21T15:00:00Z');

describe('parseTime', () => {
  it.each([
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.250-05:00', '2026-11-20T14:30:00.250Z'],
  ])('reads %s', (text, time) => {
    expect(parseTime('--since', text, now)).toEqual(new Date(time));
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
    expect(() => parseTime('--since', text, now)).toThrow(
      `--since "${text}" is neither a day such as 2026-11-21 nor a time`,
    );
  });

  it.each(['2026-11-22', '2026-11-21T15:00:00.001Z'])(
    'refuses %s, which is in the future',
    (text) => {
      expect(() => parseTime('--until', text, now)).toThrow(`--until ${text} is in the future.`);
    },
  );
});

const today = new Date('2026-11-21T15:00:00Z');

describe('parseDeleteTarget', () => {
  it('reads an email address', () => {
    expect(parseDeleteTarget(['Ada@example.com'], undefined, today)).toEqual({
      sender: { email: 'Ada@example.com', phone: '' },
    });
  });

  it.each([
    [['(555) 123-4567'], '(555) 123-4567'],
    [['1', '555', '123', '4567'], '1 555 123 4567'],
    [['+12345678'], '+12345678'],
  ])('reads the phone number %j', (words, phone) => {
    expect(parseDeleteTarget(words, undefined, today)).toEqual({ sender: { email: '', phone } });
  });

  it('takes eight digits for a reference number', () => {
    const names = [{ reference: '1234-5678' }];
    expect(parseDeleteTarget(['12345678'], undefined, today)).toEqual({ names });
  });

  it('reads reference numbers and ids, as many as there are', () => {
    const id = '_'.repeat(43);
    expect(parseDeleteTarget(['ctpzzyrk', id, '1234-5678'], undefined, today)).toEqual({
      names: [{ reference: 'CTPZ-ZYRK' }, { id }, { reference: '1234-5678' }],
    });
  });

  it('reads a number of months', () => {
    const before = new Date('2024-11-21T15:00:00Z');
    expect(parseDeleteTarget([], '24', today)).toEqual({ months: 24, before });
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
    expect(() => parseDeleteTarget(words, olderThan, today)).toThrow(message);
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
