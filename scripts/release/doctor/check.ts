import type { Env } from '#src/lib/settings.schema.ts';
import type { GoogleApi } from './google-api.ts';

/** The input of a check. */
export interface Patient {
  google: GoogleApi;
  env: Env;
  /** Host of the site's own address. */
  hostname: string;
  /** Returns the text of a file of the repository; null if there is none. */
  read(path: string): string | null;
  /** Today, as `2026-11-23`. */
  day: string;
}

/** What is missing, and the command or document that fixes it. */
export interface Fault {
  what: string;
  mend: string;
}

/** A check for something that a project must have. */
export interface Check {
  name: string;
  /**
   * Who provides it. What a deploy creates itself, and what is optional, does not prevent
   * shipping.
   */
  madeBy: 'owner' | 'deploy' | 'choice';
  /**
   * Returns what is missing; an empty list if nothing is.
   *
   * @throws Unanswered if it cannot be determined
   */
  look(patient: Patient): Promise<Fault[]>;
}

/** Returns a list with the fault, or an empty list if the condition is true. */
export function unless(condition: unknown, what: string, mend: string): Fault[] {
  return condition ? [] : [{ what, mend }];
}
