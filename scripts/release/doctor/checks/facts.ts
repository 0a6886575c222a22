import { endedFactsNotice, factsIn, factsPath } from '#scripts/content/facts/facts-table.ts';
import { endedFiguresNotice } from '#src/lib/fact-status.ts';
import type { Check } from '../check.ts';

/** Checks that no figure of the site or of the posts that come with it has ended. */
export const factsCheck: Check = {
  name: 'facts of the year',
  madeBy: 'choice',
  async look({ read, day }) {
    const facts = factsIn(read(factsPath) ?? '');
    const mend = 'docs/owner.md, "When a year ends"';
    const ended = [...endedFiguresNotice(day), ...endedFactsNotice(facts, day)];
    return ended.map((what) => ({ what, mend }));
  },
};
