import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../tests/proof/property.ts';
import { callerBlock } from './caller-block.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(callerBlock(address)).toBe(block);
});

describe('an IPv6 address', () => {
  const groups = fc.array(fc.nat(0xff_ff), { minLength: 8, maxLength: 8 });
  const written = (address: number[]) => address.map((group) => group.toString(16)).join(':');

  test('shares its block with all addresses with the same first half, and with no others', () => {
    holds(
      fc.property(groups, groups, (one, other) => {
        const block = callerBlock(written(one));
        expect(callerBlock(written([...one.slice(0, 4), ...other.slice(4)]))).toBe(block);
        if (written(one.slice(0, 4)) === written(other.slice(0, 4))) return;
        expect(callerBlock(written(other))).not.toBe(block);
      }),
    );
  });

  test('has the same block however it is written', () => {
    holds(
      fc.property(fc.ipV6(), (address) => {
        const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
        expect(isIPv6(shortest)).toBe(true);
        expect(callerBlock(shortest)).toBe(callerBlock(address));
        expect(callerBlock(address.toUpperCase())).toBe(callerBlock(address));
      }),
    );
  });
});
