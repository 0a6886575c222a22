import type { Answer } from '../hosting/ask.ts';
import type { Visit } from './visit.ts';

/** What the checks know of the site. */
export interface SiteUnderCheck {
  origin: string;
  /** Under the emulators: no certificate, and the provider's stand-in. */
  local: boolean;
  /** The answers for all public pages. */
  pages: Answer[];
  /** What a browser met there. */
  visit: Visit;
  /** Asks for one more address. */
  ask(path: string): Promise<Answer>;
}

/** One line of the report. */
export interface Check {
  name: string;
  /** What to do about a fault. */
  advice: string;
  /** Finds what is wrong, a phrase for each fault; nothing when all is well. */
  faults(site: SiteUnderCheck): Promise<string[]> | string[];
}

/**
 * Runs one check and prints its line. A check that throws has found a fault.
 *
 * @returns whether all is well
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
