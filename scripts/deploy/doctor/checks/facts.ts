import { endedFiguresNotice } from '#src/lib/facts/fact-status.ts';
import { endedFactsNotice, factsIn, factsPath } from '../../../facts/facts-table.ts';
import type { Check } from '../check.ts';

/** No figure of the site or of the posts that come with it has ended. */
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
