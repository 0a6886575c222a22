import type { SeedPost } from '../seed-post.ts';
import { post as breakEven } from './break-even-in-months.ts';
import { post as droppingPmi } from './dropping-pmi-at-80-and-78-percent.ts';
import { post as helocOrRefinance } from './heloc-or-refinance.ts';
import { post as rateAndTermOrCashOut } from './rate-and-term-or-cash-out.ts';
import { post as vaStreamline } from './va-streamline-basics.ts';
import { post as termReset } from './what-a-term-reset-costs.ts';

export const refinancePosts: readonly SeedPost[] = [
  breakEven,
  droppingPmi,
  rateAndTermOrCashOut,
  vaStreamline,
  termReset,
  helocOrRefinance,
];
