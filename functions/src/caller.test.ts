import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';

const socket = { remoteAddress: '192.0.2.1' } as Socket;

test.each([
  ['the only entry', '203.0.113.9', '203.0.113.9'],
  [
    'the last entry, not what the caller wrote before it',
    '198.51.100.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['an IPv6 address', '198.51.100.1,2001:db8::1', '2001:db8::1'],
  ['the socket where the last entry is no address', '203.0.113.9, somebody', '192.0.2.1'],
  ['the socket where the header is empty', '', '192.0.2.1'],
])('takes %s', (_what, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  expect(callerOf({ headers, socket }).address).toBe(address);
});

test('takes the socket where the header is missing', () => {
  expect(callerOf({ headers: { 'user-agent': 'browser' }, socket })).toEqual({
    address: '192.0.2.1',
    userAgent: 'browser',
  });
});
