import { blocks, list, steps } from './html.ts';
import type { SeedPost } from './seed-post.ts';

const preQualified: SeedPost = {
  title: 'Pre-Qualified and Pre-Approved',
  slug: 'pre-qualified-and-pre-approved',
  state: 'Florida',
  category: 'Approval',
  description:
    'One is a conversation about your plans, the other rests on documents. What each of them can tell you, and what neither of them promises.',
  keywords: ['prequalification', 'preapproval'],
  published: '2026-10-12',
  content: blocks(
    '<p>The two words are used as if they were one. They stand for different steps, and it helps to know which one you are taking.</p>',
    '<h2>Pre-qualification</h2>',
    '<p>You say what you earn, what you owe and what you have in mind. Nobody checks it yet, and no credit has to be pulled. The result is a first idea of the loans that could fit.</p>',
    '<h2>Pre-approval</h2>',
    '<p>A lender looks at documents and at your credit report, and writes down what it would consider lending:</p>',
    list('pay stubs and tax returns', 'bank statements', 'a credit report, by a hard inquiry'),
    '<p>A letter is not an offer. The lender still decides on the home, and on you, when you apply.</p>',
  ),
};

const inquiries: SeedPost = {
  title: 'Soft and Hard Inquiries',
  slug: 'soft-and-hard-inquiries',
  state: 'Colorado',
  category: 'Credit',
  description:
    'Which looks at your credit report can move your score, which cannot, and how to compare lenders within the window that counts them as one.',
  keywords: ['inquiry', 'credit score'],
  published: '2026-09-21',
  content: blocks(
    '<p>Not every look at your credit report is the same. A soft inquiry has no effect on a score. A hard one, made when you apply for a loan, can lower it by a few points for a while.</p>',
    '<h2>Comparing lenders</h2>',
    '<p>Scoring models expect that people compare. Several mortgage inquiries within a short window, 14 to 45 days depending on the model, count as one.</p>',
    steps(
      'Collect your documents first.',
      'Ask all lenders within two weeks.',
      'Compare their written estimates.',
    ),
  ),
};

const rateSheet: SeedPost = {
  title: 'Reading a Rate Sheet: Rate, APR, Points',
  slug: 'reading-a-rate-sheet',
  state: 'Texas',
  category: 'Rates',
  description:
    'A rate sheet shows three figures that are easily mixed up. What the rate, the APR and the points each tell you, and which ones to compare.',
  keywords: ['apr', 'points'],
  published: '2026-11-02',
  content: blocks(
    '<p>The rate sets your monthly payment of principal and interest. It says nothing about what it costs to get it.</p>',
    '<h2>APR</h2>',
    '<p>The annual percentage rate spreads certain costs over the term, so that two offers can be set side by side. It fits best when you expect to keep the loan for the whole term.</p>',
    '<h2>Points</h2>',
    '<p>One point is one percent of the loan, paid at closing for a lower rate. Whether it pays depends on how long you keep the loan.</p>',
  ),
};

/** The posts of the demo's blog. */
export const posts: readonly SeedPost[] = [rateSheet, preQualified, inquiries];
