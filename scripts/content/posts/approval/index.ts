import type { SeedPost } from '../seed-post.ts';
import { post as condo } from './a-condo-approval-checklist.ts';
import { post as startHere } from './buying-your-first-home-start-here.ts';
import { post as studentLoans } from './debt-to-income-with-student-loans.ts';
import { post as selfEmployed } from './documents-for-self-employed-buyers.ts';
import { post as preQualified } from './pre-qualified-and-pre-approved.ts';
import { post as usda } from './usda-areas-beyond-the-metro.ts';
import { post as vaEntitlement } from './va-entitlement-near-bases.ts';

export const approvalPosts: readonly SeedPost[] = [
  preQualified,
  selfEmployed,
  studentLoans,
  vaEntitlement,
  usda,
  condo,
  startHere,
];
