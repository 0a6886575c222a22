import type { Project } from './google/project.ts';
import type { StandIn } from './google/server.ts';

/** How one rehearsed deploy went. */
export interface Rehearsed {
  /** What it showed. */
  lines: string[];
  /** Why it did not go as it must; undefined when it did. */
  fault: string | undefined;
}

/** What no rehearsal may have: questions without an answer, and the browser's key outside of a page. */
export function commonFault({ unanswered }: StandIn, { keysOfReads }: Project): string | undefined {
  if (unanswered.length > 0) return `The stand-in does not know ${unanswered.join(', ')}.`;
  if (keysOfReads.some(Boolean)) return 'The build reads the database with the browser’s key.';
  return undefined;
}
