import type { Env } from '#src/lib/env.schema.ts';
import type { GoogleApi } from './google-api.ts';

/** What a check looks at. */
export interface Patient {
  google: GoogleApi;
  env: Env;
  /** The host of the site's own address. */
  hostname: string;
  /** The text of a file of the repository; null when there is none. */
  read(path: string): string | null;
  /** Today, as `2026-11-23`. */
  day: string;
}

/** What is missing, and the command or the place in the documents that mends it. */
export interface Fault {
  what: string;
  mend: string;
}

/** One thing that a project must have. */
export interface Check {
  name: string;
  /**
   * Who brings it about. What a deploy makes by itself, and what an owner may choose to do without,
   * does not keep it from shipping.
   */
  madeBy: 'owner' | 'deploy' | 'choice';
  /**
   * Returns what is missing; an empty list when all is right.
   *
   * @throws Unanswered when it cannot be seen
   */
  look(patient: Patient): Promise<Fault[]>;
}

/** A list with that fault unless the condition holds. */
export function unless(condition: unknown, what: string, mend: string): Fault[] {
  return condition ? [] : [{ what, mend }];
}
