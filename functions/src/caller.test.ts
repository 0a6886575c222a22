import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { identifyCaller } from './caller.ts';

const socket = { remoteAddress: '192.0.2.1' } as Socket;

test.each([
  ['the only entry', '203.0.113.9', '203.0.113.9'],
  ['the last entry, not the ones that the caller sent', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['an IPv6 address', '198.51.100.1,2001:db8::1', '2001:db8::1'],
  ['the socket if the last entry is not an address', '203.0.113.9, somebody', '192.0.2.1'],
  ['the socket if the header is empty', '', '192.0.2.1'],
])('uses %s', (_what, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  expect(identifyCaller({ headers, socket }).address).toBe(address);
});

test('uses the socket if the header is missing', () => {
  expect(identifyCaller({ headers: { 'user-agent': 'browser' }, socket })).toEqual({
    address: '192.0.2.1',
    userAgent: 'browser',
  });
});
