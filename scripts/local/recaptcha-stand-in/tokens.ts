import { randomBytes } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';

const lifetimeMs = 2 * 60 * 1000;
const forgetAfterMs = 10 * 60 * 1000;

export interface TokenRequest {
  action: string;
  hostname: string;
  siteKey: string;
  /** How long ago the token pretends to have been made. */
  ageSeconds?: number;
  /** How the assessment of this token goes, whatever the others do. */
  assessment?: Behaviour['assessment'];
}

interface IssuedToken {
  action: string;
  hostname: string;
  siteKey: string;
  issuedAt: number;
  mintedAt: number;
  assessed: boolean;
  assessment: Behaviour['assessment'];
}

export type TokenVerdict =
  | { valid: true; action: string; hostname: string; issuedAt: number }
  | { valid: false; invalidReason: 'MALFORMED' | 'EXPIRED' | 'DUPE' };

/** Tokens as the provider makes them: long and opaque, good for two minutes and one assessment. */
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

    /** How the token's maker wants its assessment to go. */
    assessmentOf(token: string): Behaviour['assessment'] {
      return issued.get(token)?.assessment;
    },

    /** Uses the token up. */
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

export type Tokens = ReturnType<typeof createTokens>;

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
