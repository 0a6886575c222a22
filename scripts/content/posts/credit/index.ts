import type { SeedPost } from '../seed-post.ts';
import { post as scoreMarks } from './580-620-740-what-changes.ts';
import { post as thinFile } from './a-thin-file-and-rent-history.ts';
import { post as afterCollection } from './after-a-collection.ts';
import { post as coBorrowerScores } from './co-borrower-scores.ts';
import { post as inquiries } from './soft-and-hard-inquiries.ts';
import { post as utilization } from './utilization-before-you-apply.ts';

export const creditPosts: readonly SeedPost[] = [
  scoreMarks,
  inquiries,
  thinFile,
  utilization,
  afterCollection,
  coBorrowerScores,
];
