import { endedFactsNotice, factsIn, factsPath } from '#scripts/content/facts/facts-table.ts';
import type { Check } from '../check.ts';

/** Checks that no figure of the FAQ or of the demo's posts has expired. */
export const factsCheck: Check = {
  name: 'facts of the year',
  madeBy: 'choice',
  async look({ read, day }) {
    const facts = factsIn(read(factsPath) ?? '');
    const mend = 'docs/owner.md, "When a year ends"';
    return endedFactsNotice(facts, day).map((what) => ({ what, mend }));
  },
};
