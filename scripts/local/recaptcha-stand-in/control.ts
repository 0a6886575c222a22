import { recaptchaSiteKey } from '../stack.ts';
import type { AssessmentLog } from './assessments.ts';
import type { Behavior } from './behavior.ts';

export interface MintedToken {
  action: string;
  hostname?: string;
  siteKey?: string;
  ageSeconds?: number;
  /** Behavior of this token's assessment; overrides `set`. */
  assessment?: Behavior['assessment'];
}

/** Controls a running stand-in, for tests. */
export function recaptchaControl(url: string) {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/control${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`The reCAPTCHA stand-in answered ${response.status} to ${method} ${path}.`);
    }
    return (await response.json()) as T;
  }

  return {
    /** Sets the given sections (see behavior.ts), until reset or for as many uses as `times`. */
    set: (behavior: Behavior) => call<object>('POST', '', behavior),

    /** Restores the normal behavior, and sets the count of assessments to zero. */
    reset: () => call<object>('POST', '/reset'),

    /** Returns a token, without a browser. */
    async mint({
      hostname = 'localhost',
      siteKey = recaptchaSiteKey,
      ...rest
    }: MintedToken): Promise<string> {
      const request = { hostname, siteKey, ...rest };
      const { token } = await call<{ token: string }>('POST', '/token', request);
      return token;
    },

    /** Returns the number of assessments since the last reset, and the last event. */
    assessments: () => call<AssessmentLog>('GET', '/assessments'),
  };
}

export type RecaptchaControl = ReturnType<typeof recaptchaControl>;
