import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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
