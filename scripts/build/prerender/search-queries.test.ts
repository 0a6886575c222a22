import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { postSearch } from '#src/data/posts/post-search.ts';
import { rowSearch } from '#src/features/admin/dashboard/use-posts.ts';
import { findQuestions } from '#src/features/faq/find-questions.ts';
import { firstView } from '#src/model/post-changes/posts-view.ts';
import { answerWithBlog, storeBlog } from '#tests/fixtures/admin-blog.ts';
import {
  buildSearchFiles,
  collect,
  fetchSearchFile,
  hurryTimers,
} from '#tests/fixtures/search-files.ts';
import { posts } from '../../content/posts/index.ts';
import { makePostDocument } from '../../local/seed.ts';

beforeAll(async () => {
  const documents = Object.fromEntries(posts.map((post) => [post.slug, makePostDocument(post)]));
  storeBlog({ ...documents, undated: { title: 'Ideas for spring' } });
  await buildSearchFiles();
});

answerWithBlog();
beforeEach(() => void vi.stubGlobal('fetch', fetchSearchFile));
beforeEach(hurryTimers);

const { signal } = new AbortController();

// What home buyers type, and the article that must be first.
it.each([
  ['what credit score do i need', '580-620-740-what-changes'],
  ['credit score 580', '580-620-740-what-changes'],
  ['fha loans texas', '580-620-740-what-changes'],
  ['downpayment', 'down-payment-assistance'],
  ['prequalified vs preapproved', 'pre-qualified-and-pre-approved'],
  ['preapproval', 'pre-qualified-and-pre-approved'],
  ['pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['how to get rid of pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['refinance break even', 'break-even-in-months'],
  ['refinan', 'break-even-in-months'],
  ['TX', 'reading-a-rate-sheet'],
  ['georgia', '15-or-30-years-on-one-budget'],
  ['first time home buyer', 'buying-your-first-home-start-here'],
  ['va loan', 'va-entitlement-near-bases'],
  ['va loan north carolina', 'va-entitlement-near-bases'],
  ['usda loans', 'usda-areas-beyond-the-metro'],
  ['student loan debt', 'debt-to-income-with-student-loans'],
  ['self employed mortgage', 'documents-for-self-employed-buyers'],
  ['heloc vs refinance', 'heloc-or-refinance'],
  ['cash out refi', 'rate-and-term-or-cash-out'],
  ['15 vs 30 year mortgage', '15-or-30-years-on-one-budget'],
  ['adjustable rate mortgage', 'when-a-5-1-arm-fits-a-short-stay'],
  ['adjustible rate', 'when-a-5-1-arm-fits-a-short-stay'],
  ['should i lock my rate', 'lock-now-or-float'],
  ['whats the difference between apr and interest rate', 'reading-a-rate-sheet'],
  ['no credit history', 'a-thin-file-and-rent-history'],
  ['collections on my credit report', 'after-a-collection'],
  ['does shopping for mortgage hurt credit', 'soft-and-hard-inquiries'],
  ['co-borrower credit score', 'co-borrower-scores'],
  ['pay off credit cards before mortgage', 'utilization-before-you-apply'],
  ['jumbo loan limit california', 'jumbo-or-conforming-in-high-cost-counties'],
  ['condo hoa', 'a-condo-approval-checklist'],
  ['califronia', 'rate-and-term-or-cash-out'],
  ['morgage rates', 'what-moves-weekly-averages'],
  ['how much house can i afford', 'debt-to-income-with-student-loans'],
  ['can i buy a house with bad credit', '580-620-740-what-changes'],
  ['refinance restart 30 years', 'what-a-term-reset-costs'],
])('a visitor who types %j is shown %s first, from the first hits on', async (typed, slug) => {
  const shown = await collect(postSearch().listings({ text: typed, page: 1 }, signal));
  expect(new Set(shown.map((listing) => listing.posts[0]?.slug))).toEqual(new Set([slug]));
});

it.each([
  ['what credit score do i need', 'down-payment'],
  ['how much down payment', 'down-payment'],
  ['does it hurt my credit score', 'credit'],
  ['how long does preapproval take', 'pre-approval'],
  ['closing costs', 'closing-costs'],
  ['is this a lender', 'what-it-is'],
])('a visitor who types %j is led to the answer %s', (typed, id) => {
  expect(findQuestions(typed)[0]?.path).toBe(`/faq#${id}`);
});

// What an owner types above the dashboard's list, and the post that must be first.
it.each([
  ['pmi', 'dropping-pmi-at-80-and-78-percent'],
  ['pmi texas', 'dropping-pmi-at-80-and-78-percent'],
  ['condo florida', 'a-condo-approval-checklist'],
  ['credit score', 'co-borrower-scores'],
  ['va-streamline-basics', 'va-streamline-basics'],
  ['break even', 'break-even-in-months'],
  ['rate lock', 'lock-now-or-float'],
  ['rates nc', 'what-moves-weekly-averages'],
  ['special assessment', 'a-condo-approval-checklist'],
  ['helok', 'heloc-or-refinance'],
  ['ideas', 'undated'],
])('an owner who types %j into the list of posts finds %s first', async (text, id) => {
  const shown = await collect(rowSearch().listings({ ...firstView, text }, signal));
  expect(new Set(shown.map((listing) => listing.posts[0]?.id))).toEqual(new Set([id]));
});
