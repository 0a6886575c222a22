import { randomBytes } from 'node:crypto';
import type { Behavior } from './control.ts';

const lifetimeMs = 2 * 60 * 1000;
const forgetAfterMs = 10 * 60 * 1000;

interface TokenRequest {
  action: string;
  hostname: string;
  siteKey: string;
  /** Age that the token claims, in seconds. */
  ageSeconds?: number;
  /** Behavior of this token's assessment; overrides that of others. */
  assessment?: Behavior['assessment'];
}

interface IssuedToken {
  action: string;
  hostname: string;
  siteKey: string;
  issuedAt: number;
  mintedAt: number;
  assessed: boolean;
  assessment: Behavior['assessment'];
}

export type TokenVerdict =
  | { valid: true; action: string; hostname: string; issuedAt: number }
  | { valid: false; invalidReason: 'MALFORMED' | 'EXPIRED' | 'DUPE' };

/** Issues tokens like the provider's: long and opaque, valid for two minutes and one assessment. */
export function createTokens(now: () => number = Date.now) {
  const issued = new Map<string, IssuedToken>();

  function forgetOld(): void {
    for (const [token, { mintedAt }] of issued) {
      if (mintedAt > now() - forgetAfterMs) return;
      issued.delete(token);
    }
  }

  return {
    mint({ action, hostname, siteKey, ageSeconds = 0, assessment }: TokenRequest): string {
      forgetOld();
      const token = `03A${randomBytes(1100).toString('base64url')}`;
      const mintedAt = now();
      const issuedAt = mintedAt - ageSeconds * 1000;
      const details = { action, hostname, siteKey, assessment };
      issued.set(token, { ...details, issuedAt, mintedAt, assessed: false });
      return token;
    },

    /** Returns the behavior that was set for the token's assessment. */
    assessmentOf(token: string): Behavior['assessment'] {
      return issued.get(token)?.assessment;
    },

    /** Checks a token and uses it up. */
    assess(token: string, siteKey: string): TokenVerdict {
      const found = issued.get(token);
      if (found?.siteKey !== siteKey) return { valid: false, invalidReason: 'MALFORMED' };
      if (found.issuedAt <= now() - lifetimeMs) return { valid: false, invalidReason: 'EXPIRED' };
      if (found.assessed) return { valid: false, invalidReason: 'DUPE' };
      found.assessed = true;
      const { action, hostname, issuedAt } = found;
      return { valid: true, action, hostname, issuedAt };
    },
  };
}

/** Whether a body has a site key, an action and a host, and optionally an age. */
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
