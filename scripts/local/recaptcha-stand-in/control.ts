import { recaptchaSiteKey } from '../stack.ts';
import type { AssessmentLog } from './assessments.ts';
import type { Behaviour } from './behaviour.ts';

export interface MintedToken {
  action: string;
  hostname?: string;
  siteKey?: string;
  ageSeconds?: number;
  /** How the assessment of this token goes, whatever `set` says. */
  assessment?: Behaviour['assessment'];
}

/** Speaks to a running stand-in; for tests in the browser, of the functions and under load. */
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
    /** Sets the sections given (behaviour.ts), until reset or as often as `times` says. */
    set: (behaviour: Behaviour) => call<object>('POST', '', behaviour),

    /** Back to good behaviour, and the count of assessments to zero. */
    reset: () => call<object>('POST', '/reset'),

    /** A token without a browser. */
    async mint({
      hostname = 'localhost',
      siteKey = recaptchaSiteKey,
      ...rest
    }: MintedToken): Promise<string> {
      const request = { hostname, siteKey, ...rest };
      const { token } = await call<{ token: string }>('POST', '/token', request);
      return token;
    },

    /** How often the provider was asked since the last reset, and the last event that it got. */
    assessments: () => call<AssessmentLog>('GET', '/assessments'),
  };
}

export type RecaptchaControl = ReturnType<typeof recaptchaControl>;
