import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Who calls, as far as it can be known. */
export interface Caller {
  address: string | undefined;
  userAgent: string | undefined;
}

/**
 * The platform appends the caller's address to X-Forwarded-For; all entries before it are whatever
 * the caller wrote.
 */
function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const appended = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  return isIP(appended) ? appended : socket.remoteAddress;
}

export function callerOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller {
  return { address: addressOf(request), userAgent: request.headers['user-agent'] };
}
