/** What can go wrong where. A section with `times` applies to that many uses, else until reset. */
export interface Behaviour {
  /** Serving the browser script. */
  script?: {
    /** `missing`: 404. `never-ready`: the loader arrives, what it loads in turn does not. */
    fault?: 'missing' | 'never-ready';
    delayMs?: number;
    times?: number;
  };
  /** `execute` in the browser. */
  token?: {
    fault?: 'empty' | 'reject' | 'hang';
    delayMs?: number;
    /** The token says that it was made for this action, on this host, this long ago. */
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
    /** The token is used up before the wait, as it is at a provider whose reply travels slowly. */
    delayMs?: number;
    score?: number;
    /** Exactly this comes back; the token is not looked at. */
    reply?: { status?: number; body: string };
    times?: number;
  };
}

export type Section = keyof Behaviour;

/** Holds the behaviour that the control API asked for. */
export function createBehaviours() {
  let current: Behaviour = {};

  return {
    /** Replaces the sections given, leaves the others. */
    set(next: Behaviour): void {
      current = { ...current, ...structuredClone(next) };
    },

    reset(): void {
      current = {};
    },

    /** How one use should behave; counts `times` down. */
    next<S extends Section>(section: S): NonNullable<Behaviour[S]> {
      const behaviour = current[section];
      if (!behaviour) return {};
      if (behaviour.times !== undefined) {
        behaviour.times -= 1;
        if (behaviour.times <= 0) delete current[section];
      }
      return { ...behaviour };
    },
  };
}

export type Behaviours = ReturnType<typeof createBehaviours>;
