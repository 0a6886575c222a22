import type { SeedPost } from '../seed-post.ts';
import { post as terms } from './15-or-30-years-on-one-budget.ts';
import { post as jumbo } from './jumbo-or-conforming-in-high-cost-counties.ts';
import { post as lock } from './lock-now-or-float.ts';
import { post as rateSheet } from './reading-a-rate-sheet.ts';
import { post as weeklyAverages } from './what-moves-weekly-averages.ts';
import { post as arm } from './when-a-5-1-arm-fits-a-short-stay.ts';

export const ratesPosts: readonly SeedPost[] = [rateSheet, terms, arm, jumbo, lock, weeklyAverages];
