import type { Answer } from '../hosting/ask.ts';
import type { Visit } from './visit.ts';

/** The input of the checks. */
export interface SiteUnderCheck {
  origin: string;
  /** Whether it runs under the emulators, without a certificate and with the provider's stand-in. */
  local: boolean;
  /** Responses of all public pages. */
  pages: Answer[];
  /** Observations of a browser. */
  visit: Visit;
  /** Requests another address. */
  ask(path: string): Promise<Answer>;
}

/** One line of the report. */
export interface Check {
  name: string;
  /** What to do about a fault. */
  advice: string;
  /** Returns a phrase for each fault; empty if there is none. */
  faults(site: SiteUnderCheck): Promise<string[]> | string[];
}

/**
 * Runs a check and prints its line. A check that throws has found a fault.
 *
 * @returns whether it passed
 */
export async function passes(check: Check, site: SiteUnderCheck): Promise<boolean> {
  const faults = await faultsOf(check, site);
  console.log(lineOf(check, faults));
  return faults.length === 0;
}

async function faultsOf(check: Check, site: SiteUnderCheck): Promise<string[]> {
  try {
    return await check.faults(site);
  } catch (error) {
    return [(error as Error).message];
  }
}

/** @example '✖ Headers: /: referrer-policy is missing (and 3 more). Ship hosting again.' */
export function lineOf({ name, advice }: Check, [first, ...others]: readonly string[]): string {
  if (first === undefined) return `✔ ${name}`;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `✖ ${name}: ${first}${more}. ${advice}.`;
}
