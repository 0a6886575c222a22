import type { TokenRequest } from './tokens.ts';

/** Whether a body names a site key, an action and a host, and at most an age besides. */
export function isTokenRequest(body: unknown): body is TokenRequest {
  if (typeof body !== 'object' || body === null) return false;
  const { siteKey, action, hostname, ageSeconds } = body as Record<string, unknown>;
  return (
    typeof siteKey === 'string' &&
    typeof action === 'string' &&
    typeof hostname === 'string' &&
    (ageSeconds === undefined || typeof ageSeconds === 'number')
  );
}
