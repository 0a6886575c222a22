import { endedFactsNotice, factsIn, factsPath } from '#scripts/content/facts/facts-table.ts';
import type { Check } from '../check.ts';

/** No figure of the FAQ or the posts that come with the site belongs to a year that is over. */
export const factsCheck: Check = {
  name: 'facts of the year',
  madeBy: 'choice',
  async look({ read, day }) {
    const facts = factsIn(read(factsPath) ?? '');
    const mend = 'docs/owner.md, "When a year ends"';
    return endedFactsNotice(facts, day).map((what) => ({ what, mend }));
  },
};
