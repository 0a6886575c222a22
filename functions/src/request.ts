import { HttpsError } from 'firebase-functions/https';
import type { LeadAction, VerifyRequest } from '../../src/model/lead-forms/bot-check.contract.ts';

/**
 * The provider does not document the shape of its tokens. They have several hundred to a few thousand
 * letters, digits, hyphens and underscores (base64url), so these limits leave room for changes.
 */
export const tokenLength = { min: 100, max: 8192 } as const;

/** The characters of a bearer token (RFC 6750), which include those of every kind of base64. */
const tokenCharacters = /^[\w.~+/=-]+$/;

/** Reads only own properties, because a decoded `__proto__` may have added inherited ones. */
function ownString(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  if (!Object.hasOwn(body, key)) return undefined;
  const value = (body as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

function isToken(token: string | undefined): token is string {
  return (
    token !== undefined &&
    token.length >= tokenLength.min &&
    token.length <= tokenLength.max &&
    tokenCharacters.test(token)
  );
}

/** @throws HttpsError `invalid-argument`, before the call costs anything */
export function parseVerifyRequest(body: unknown, allowed: readonly LeadAction[]): VerifyRequest {
  const token = ownString(body, 'token');
  if (!isToken(token))
    throw new HttpsError('invalid-argument', 'The token is missing or malformed.');

  const named = ownString(body, 'action');
  const action = allowed.find((one) => one === named);
  if (!action) throw new HttpsError('invalid-argument', 'The action is missing or unknown.');

  return { token, action };
}
