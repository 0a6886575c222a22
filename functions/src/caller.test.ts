import { isIPv6, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProperty } from '../../tests/proof/property.ts';
import { callerBlocks, identifyCaller } from './caller.ts';

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

const names = (address: string) => callerBlocks(address).map(({ name }) => name);

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:203:3:4:5:6', ['2001:db8:1:0::/48', '2001:db8:1:200::/56', '2001:db8:1:203::/64']],
  ['2001:0DB8:0001:f0ff::', ['2001:db8:1:0::/48', '2001:db8:1:f000::/56', '2001:db8:1:f0ff::/64']],
  ['2001:db8::6', ['2001:db8:0:0::/48', '2001:db8:0:0::/56', '2001:db8:0:0::/64']],
  ['::1', ['0:0:0:0::/48', '0:0:0:0::/56', '0:0:0:0::/64']],
  ['fe80::1%eth0', ['fe80:0:0:0::/48', 'fe80:0:0:0::/56', 'fe80:0:0:0::/64']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['::FFFF:cb00:7109', ['203.0.113.9']],
  ['0:0:0:0:0:ffff:203.0.113.9', ['203.0.113.9']],
  ['64:ff9b::203.0.113.9', ['64:ff9b:0:0::/48', '64:ff9b:0:0::/56', '64:ff9b:0:0::/64']],
])('%s counts as %s', (address, blocks) => {
  expect(names(address)).toEqual(blocks);
});

test('a wider block gets more calls', () => {
  expect(callerBlocks('2001:db8::1').map(({ share }) => share)).toEqual([4, 2, 1]);
  expect(callerBlocks('203.0.113.9').map(({ share }) => share)).toEqual([1]);
});

describe('an IPv6 address', () => {
  const groups = fc.array(fc.nat(0xff_ff), { minLength: 8, maxLength: 8 });
  const written = (address: number[]) => address.map((group) => group.toString(16)).join(':');

  test('shares a block with all addresses that begin as it does, and with no others', () => {
    const bits = (address: number[]) =>
      address.map((group) => group.toString(2).padStart(16, '0')).join('');
    checkProperty(
      fc.property(groups, groups, fc.nat(128), (one, random, shared) => {
        const mixed = bits(one).slice(0, shared) + bits(random).slice(shared);
        const other = mixed.match(/.{16}/g)?.map((group) => Number.parseInt(group, 2)) ?? [];
        const isShared = [48, 56, 64].map((width) => mixed.startsWith(bits(one).slice(0, width)));
        const theirs = names(written(other));
        expect(names(written(one)).map((name) => theirs.includes(name))).toEqual(isShared);
      }),
    );
  });

  test('has the same blocks however it is written', () => {
    checkProperty(
      fc.property(fc.ipV6(), (address) => {
        const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
        expect(isIPv6(shortest)).toBe(true);
        expect(callerBlocks(shortest)).toEqual(callerBlocks(address));
        expect(callerBlocks(address.toUpperCase())).toEqual(callerBlocks(address));
      }),
    );
  });
});
