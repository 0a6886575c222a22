import { isIPv6 } from 'node:net';

/** The prefix of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const mapped = '0:0:0:0:0:ffff';

/**
 * Returns the block of addresses that counts as one caller: a single IPv4 address, or the /64 of an
 * IPv6 address, which is what a provider assigns to one customer.
 *
 * @example callerBlock('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 * @example callerBlock('::ffff:203.0.113.9') // '203.0.113.9'
 */
export function callerBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = parseGroups(address);
  if (hex(groups.slice(0, 6)) === mapped) return dotted(groups.slice(6));
  return `${hex(groups.slice(0, 4))}::/64`;
}

/** Returns the eight groups of an IPv6 address. */
function parseGroups(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  // The URL parser normalizes it to its shortest form, with an embedded IPv4 address in hexadecimal.
  const shortest = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [before = [], after = []] = shortest
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

function hex(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
