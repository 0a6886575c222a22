import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** What is known about the caller. */
export interface Caller {
  address: string | undefined;
  userAgent: string | undefined;
}

/**
 * Returns the caller's address. The platform appends it to X-Forwarded-For; all entries before it come
 * from the caller and cannot be trusted.
 */
function findAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const appended = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  return isIP(appended) ? appended : socket.remoteAddress;
}

export function identifyCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller {
  return { address: findAddress(request), userAgent: request.headers['user-agent'] };
}

/** The prefix of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const mapped = '0:0:0:0:0:ffff';

/** A block of addresses that may be one customer's. */
export interface CallerBlock {
  name: string;
  /** How many times the limit of one caller it gets. */
  share: number;
}

/** The IPv6 blocks that providers assign to one customer: a hoster's or a company's /48, a home's /56, a phone's /64. */
const widths = [
  { bits: 48, share: 4 },
  { bits: 56, share: 2 },
  { bits: 64, share: 1 },
] as const;

/**
 * Returns the blocks of addresses that a call from an address counts for, the widest first: a single IPv4 address,
 * or the /48, the /56 and the /64 of an IPv6 address. Providers assign each of these to one customer, but
 * a wider one may also be shared by several, so it gets more calls.
 *
 * @example callerBlocks('2001:db8:1:203:4:5:6:7').map(({ name }) => name)
 *   // ['2001:db8:1:0::/48', '2001:db8:1:200::/56', '2001:db8:1:203::/64']
 * @example callerBlocks('::ffff:203.0.113.9') // [{ name: '203.0.113.9', share: 1 }]
 */
export function callerBlocks(address: string): CallerBlock[] {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = parseGroups(address);
  if (hex(groups.slice(0, 6)) === mapped) return [{ name: dotted(groups.slice(6)), share: 1 }];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return widths.map(({ bits, share }) => {
    const network = fourth & (0xffff << (64 - bits));
    return { name: `${hex([first, second, third, network])}::/${bits}`, share };
  });
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
