import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { leadsPerCommit, listDeletionWrites } from '#src/model/leads/lead-deletion.ts';
import { leadStateLimits } from '#src/model/leads/lead-history.ts';
import { batchSize } from '#src/model/post-changes/normalization.ts';
import { wordListLimits } from '#src/model/posts/posts.limits.ts';
import { evaluationCounter } from './evaluation-counter.ts';
import {
  applicationConsent,
  buyer,
  buyerId,
  change,
  nextState,
  passedOnTo,
  referral,
  sampleConsent,
  sampleState,
  withEvent,
} from './lead-desk.sample.ts';
import { leadId, sampleApplication, sampleQuote, sampleReceipt } from './leads.sample.ts';
import { rulesPost, sampleDraft } from './post.sample.ts';
import { revision } from './post-revision.sample.ts';
import { rulesDatabase, type Writes } from './rules-database.ts';

/** The database allows 1,000 expressions for each write. The rest is headroom. */
const mostExpressions = 700;
/** The database's own limit for all writes of a commit. */
const mostLookups = 20;

const database = rulesDatabase('expressions');
const evaluations = evaluationCounter(database.projectId);
const visitor = database.by('a visitor');
const desk = database.by('an admin at the desk');
const admin = database.by('an admin');

/** Returns that many different ids. */
const makeIds = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index).repeat(43));

const longestHistory: DocumentData = {
  ...sampleState(),
  history: Array.from({ length: leadStateLimits.lines - 1 }, () => change('note', { note: 'x' })),
  updatedAt: Timestamp.now(),
  followUp: '2026-12-01',
};
const storedEvents = [{ at: new Date(0).toISOString(), what: 'sent-to', company: 'Acme' }];
const tidy = {
  keywords: Array.from({ length: wordListLimits.count }, (_, index) => `keyword ${index}`),
  states: ['Texas'],
};
const untidy = { keywords: '["fha"]', states: '["Texas"]' };

/** The commits that take the most, each in its largest form: any other takes at most 500 expressions. */
const commits: [name: string, stored: Writes, send: () => Promise<void>, lookups?: number][] = [
  [
    'a quote with its consent',
    { [`botReceipts/${leadId}`]: sampleReceipt() },
    () =>
      visitor.commit({
        [`mortgageQuotes/${leadId}`]: sampleQuote(),
        [`consentRecords/${leadId}`]: sampleConsent(),
      }),
    // The receipt, and the quote before and after the commit.
    3,
  ],
  [
    'an application with its consent',
    { [`botReceipts/${leadId}`]: sampleReceipt({ action: 'purchase_leads' }) },
    () =>
      visitor.commit({
        [`leadBuyers/${leadId}`]: sampleApplication(),
        [`consentRecords/${leadId}`]: applicationConsent(),
      }),
  ],
  [
    'a lead passed on after the longest history',
    {
      [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
      [`leadBuyers/${buyerId}`]: buyer,
      [`consentRecords/${leadId}`]: sampleConsent(),
      [`leadStates/${leadId}`]: longestHistory,
      [`leadReferrals/${leadId}`]: { events: storedEvents, expiresAt: null },
    },
    () => desk.commit(withEvent(nextState(longestHistory, referral(), passedOnTo()), storedEvents)),
  ],
  [
    'leads deleted with everything that belongs to them',
    Object.fromEntries(
      makeIds(leadsPerCommit).flatMap((id) => [
        [`leadBuyers/${id}`, { text: 'an application' }],
        [`leadStates/${id}`, { ...sampleState(), updatedAt: Timestamp.now() }],
        [`leadReferrals/${id}`, { events: [], expiresAt: null }],
        [`mail/${id}`, { text: 'a mail' }],
        [`botReceipts/${id}`, sampleReceipt({ action: 'purchase_leads' })],
      ]),
    ),
    () =>
      desk.commit(
        Object.fromEntries(
          makeIds(leadsPerCommit)
            .flatMap((id) => listDeletionWrites('leadBuyers', id, new Date()))
            .map(([path, data = null]) => [path, data]),
        ),
      ),
  ],
  [
    'a new post with its history that ends a draft, a deletion and a redirect',
    {
      'postDrafts/old': { ...sampleDraft(), at: Timestamp.now() },
      'slugRedirects/reading-a-rate-sheet': { post: 'other' },
    },
    () =>
      admin.commit({
        'postDrafts/old': null,
        'mortgageBlogPosts/old': rulesPost(tidy),
        'postRevisions/random': revision({ post: 'old', what: 'published', before: {} }),
        'slugRedirects/reading-a-rate-sheet': null,
      }),
  ],
  [
    'normalized posts',
    Object.fromEntries(
      makeIds(batchSize).map((id) => [
        `mortgageBlogPosts/${id}`,
        rulesPost({ ...untidy, datePublished: '2021-05-04' }),
      ]),
    ),
    () => {
      const ids = makeIds(batchSize);
      const keep = (id: string) => revision({ post: id, what: 'normalized', before: untidy });
      const fields = { ...tidy, dateUpdated: serverTimestamp() };
      return admin.commit(
        Object.fromEntries(ids.map((id) => [`postRevisions/of-${id}`, keep(id)])),
        Object.fromEntries(ids.map((id) => [`mortgageBlogPosts/${id}`, fields])),
      );
    },
  ],
];

test.each(commits)(
  `%s takes at most ${mostExpressions} expressions and ${mostLookups} lookups`,
  async (_name, stored, send, exactly) => {
    await database.by('owner').commit(stored);

    const { expressions, lookups } = await evaluations(send);

    expect(expressions).toBeGreaterThan(10);
    expect(expressions).toBeLessThanOrEqual(mostExpressions);
    expect(lookups).toBeLessThanOrEqual(mostLookups);
    if (exactly) expect(lookups).toBe(exactly);
  },
);
