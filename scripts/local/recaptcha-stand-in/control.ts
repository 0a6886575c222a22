import { recaptchaSiteKey } from '../stack.ts';

/** The faults to simulate. A section with `times` applies to that many uses, else until reset. */
export interface Behavior {
  /** Serving the browser script. */
  script?: {
    /** `missing`: 404. `never-ready`: the loader arrives, but not the script that it loads. */
    fault?: 'missing' | 'never-ready';
    delayMs?: number;
    times?: number;
  };
  /** `execute` in the browser. */
  token?: {
    fault?: 'empty' | 'reject' | 'hang';
    delayMs?: number;
    /** Action, host and age that the token claims. */
    action?: string;
    hostname?: string;
    ageSeconds?: number;
    times?: number;
  };
  /** Assessing a token for the verifier. */
  assessment?: {
    fault?:
      | 'rate-limited'
      | 'server-error'
      | 'hang'
      /** The connection ends without a reply. */
      | 'dropped'
      /** The connection ends in the middle of the reply. */
      | 'cut-off'
      | 'garbage'
      | 'missing-score'
      | 'nan-score'
      | 'missing-token-properties';
    /** The token is used up before the delay, as with a provider whose reply is slow. */
    delayMs?: number;
    score?: number;
    /** Sent as it is, without checking the token. */
    reply?: { status?: number; body: string };
    times?: number;
  };
}

/** Holds the behavior that the control API asked for. */
export function createBehaviors() {
  let current: Behavior = {};

  return {
    /** Replaces the given sections and keeps the others. */
    set(next: Behavior): void {
      current = { ...current, ...structuredClone(next) };
    },

    reset(): void {
      current = {};
    },

    /** Returns the behavior for one use, and counts `times` down. */
    next<S extends keyof Behavior>(section: S): NonNullable<Behavior[S]> {
      const behavior = current[section];
      if (!behavior) return {};
      if (behavior.times !== undefined) {
        behavior.times -= 1;
        if (behavior.times <= 0) delete current[section];
      }
      return { ...behavior };
    },
  };
}

/** The event that the verifier sent, as the control API shows it. */
export interface AssessedEvent {
  token: string;
  siteKey: string;
  expectedAction?: string;
  userIpAddress?: string;
  userAgent?: string;
}

export interface AssessmentLog {
  count: number;
  last: AssessedEvent | null;
}

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
    /** Sets the given sections of a `Behavior`, until reset or for as many uses as `times`. */
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
