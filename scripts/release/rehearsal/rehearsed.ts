import type { Project } from './google/project.ts';
import type { StandIn } from './google/server.ts';

/** The outcome of a rehearsed deploy. */
export interface Rehearsed {
  /** The lines of its record. */
  lines: string[];
  /** Why it did not go as expected; undefined if it did. */
  fault: string | undefined;
}

/**
 * Returns the fault of a rehearsal with unanswered requests, or with the browser's key outside of a
 * page.
 */
export function commonFault({ unanswered }: StandIn, { keysOfReads }: Project): string | undefined {
  if (unanswered.length > 0) return `The stand-in does not know ${unanswered.join(', ')}.`;
  if (keysOfReads.some(Boolean)) return 'The build reads the database with the browser’s key.';
  return undefined;
}
