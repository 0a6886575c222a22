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

export type Section = keyof Behavior;

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
    next<S extends Section>(section: S): NonNullable<Behavior[S]> {
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

export type Behaviors = ReturnType<typeof createBehaviors>;
