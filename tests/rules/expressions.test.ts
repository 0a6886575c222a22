import {
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { leadDocumentPaths } from '#src/domain/leads/lead-documents.ts';
import { leadMail } from '#src/domain/leads/lead-mail.ts';
import { leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { emptyPost } from '#src/features/editor/post-input.ts';
import { contactReceipt, sampleContact } from './contact.sample.ts';
import { expressionCounter } from './evaluated-expressions.ts';
import { applicationReceipt, sampleApplication } from './lead-buyer.sample.ts';
import { buyerId, change, openedState, sampleConsent } from './lead-desk.sample.ts';
import { samplePost } from './post.sample.ts';
import { daysFromNow, leadId, sampleQuote, sampleReceipt } from './quote.sample.ts';
import { adminEmail, adminUid, rulesDatabase, signedInEmail } from './rules-database.ts';

/** The database allows 1,000 expressions for a request. The rest is headroom. */
const ceiling = 700;

const database = rulesDatabase('expressions');
const evaluatedExpressions = expressionCounter(database.projectId);
const write = (path: string) => doc(database.as('a visitor'), path);
const writeAsAdmin = (path: string) => doc(database.as('an admin'), path);

const writeAtDesk = (path: string) => doc(database.as('an admin at the desk'), path);

const longState: DocumentData = {
  ...openedState(),
  history: Array.from({ length: leadStateLimits.changes - 1 }, () => change('note', 'x')),
  updatedAt: Timestamp.now(),
};
const tenIds = [...'ABCDEFGHIJ'].map((letter) => letter.repeat(43));

const manyKeywords = Array.from({ length: wordListLimits.count }, (_, index) => `keyword ${index}`);
const quote = sampleQuote();
const post = () => samplePost({ keywords: manyKeywords, dateUpdated: serverTimestamp() });

const draft = (): DocumentData => ({
  ...emptyPost,
  state: 'Wyoming',
  category: 'Refinance',
  base: { title: 'A title', content: '<p>Text</p>' },
  by: signedInEmail,
  at: serverTimestamp(),
});

/** The documents in the database before a commit, by path. */
type Stored = Record<string, DocumentData>;

/** Changes the post `old` and keeps what it was. */
async function historyOf(
  what: 'saved' | 'deleted' | 'unpublished',
  change: (batch: WriteBatch, as: Firestore) => void,
) {
  const as = database.as('an admin');
  const before = (await getDoc(doc(as, 'mortgageBlogPosts/old'))).data();
  const batch = writeBatch(as);
  change(batch, as);
  batch.set(doc(as, 'postRevisions', what === 'deleted' ? 'old' : 'random'), {
    post: 'old',
    what,
    by: signedInEmail,
    at: serverTimestamp(),
    before,
    expiresAt: Timestamp.fromDate(daysFromNow(what === 'deleted' ? 30 : 365)),
  });
  return batch.commit();
}

/** Every commit that the site sends, in its largest form. */
const commits: [name: string, stored: () => Stored, commit: () => Promise<unknown>][] = [
  [
    'a quote',
    () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
    () => setDoc(write(`mortgageQuotes/${leadId}`), sampleQuote()),
  ],
  [
    'a quote again, unchanged',
    () => ({ [`mortgageQuotes/${leadId}`]: { ...quote, createdAt: Timestamp.now() } }),
    () => setDoc(write(`mortgageQuotes/${leadId}`), quote),
  ],
  [
    'a contact message',
    () => ({ [`botReceipts/${leadId}`]: contactReceipt() }),
    () => setDoc(write(`contacts/${leadId}`), sampleContact()),
  ],
  [
    'an application',
    () => ({ [`botReceipts/${leadId}`]: applicationReceipt() }),
    () => setDoc(write(`leadBuyers/${leadId}`), sampleApplication()),
  ],
  [
    'a quote with its consent',
    () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
    () => {
      const batch = writeBatch(database.as('a visitor'));
      batch.set(write(`mortgageQuotes/${leadId}`), sampleQuote());
      batch.set(write(`consentRecords/${leadId}`), sampleConsent());
      return batch.commit();
    },
  ],
  [
    'the mail about a lead',
    () => ({
      [`botReceipts/${leadId}`]: sampleReceipt(),
      [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
    }),
    () => setDoc(write(`mail/${leadId}`), leadMail('mortgageQuotes', leadId)),
  ],
  [
    'a revocation',
    () => ({ [`mortgageQuotes/${leadId}`]: { text: 'a quote' } }),
    () =>
      setDoc(write(`revocations/${leadId}-withdraw`), {
        kind: 'mortgageQuotes',
        lead: leadId,
        asks: 'withdraw',
        askedAt: new Date().toISOString(),
      }),
  ],
  [
    'the first opening of a lead',
    () => ({ [`mortgageQuotes/${leadId}`]: { text: 'a quote' } }),
    () => setDoc(writeAtDesk(`leadStates/${leadId}`), openedState()),
  ],
  [
    'a lead passed on after the longest history',
    () => ({
      [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
      [`leadBuyers/${buyerId}`]: { text: 'a lead buyer' },
      [`consentRecords/${leadId}`]: sampleConsent(),
      [`leadStates/${leadId}`]: longState,
    }),
    () =>
      setDoc(writeAtDesk(`leadStates/${leadId}`), {
        ...openedState(),
        status: 'passed-on',
        passedOnTo: buyerId,
        history: [...longState.history, change('passed-on', buyerId)],
      }),
  ],
  [
    'ten leads deleted with everything that belongs to them',
    () => Object.fromEntries(tenIds.map((id) => [`botReceipts/${id}`, sampleReceipt()])),
    () => {
      const batch = writeBatch(database.as('an admin at the desk'));
      for (const path of tenIds.flatMap((id) => leadDocumentPaths('mortgageQuotes', id))) {
        batch.delete(writeAtDesk(path));
      }
      return batch.commit();
    },
  ],
  ['a new post', () => ({}), () => setDoc(writeAsAdmin('mortgageBlogPosts/new'), post())],
  [
    'an edit of a post',
    () => ({ 'mortgageBlogPosts/old': { ...post(), views: 12 } }),
    () => updateDoc(writeAsAdmin('mortgageBlogPosts/old'), { ...post(), title: 'Another' }),
  ],
  [
    'an edit of a post with another slug',
    () => ({
      'mortgageBlogPosts/old': { ...post(), views: 12 },
      'slugRedirects/anew': { post: 'other' },
    }),
    () => {
      const batch = writeBatch(database.as('an admin'));
      batch.update(writeAsAdmin('mortgageBlogPosts/old'), { ...post(), slug: 'anew' });
      batch.set(writeAsAdmin('slugRedirects/reading-a-rate-sheet'), { post: 'old' });
      batch.delete(writeAsAdmin('slugRedirects/anew'));
      return batch.commit();
    },
  ],
  [
    'an edit of a post with its history and another slug',
    () => ({ 'mortgageBlogPosts/old': { ...post(), datePublished: Timestamp.now() } }),
    () =>
      historyOf('saved', (batch, as) => {
        batch.update(doc(as, 'mortgageBlogPosts/old'), { ...post(), slug: 'anew' });
        batch.set(doc(as, 'slugRedirects/reading-a-rate-sheet'), { post: 'old' });
      }),
  ],
  [
    'a deleted post with its copy',
    () => ({ 'mortgageBlogPosts/old': { ...post(), views: 12 } }),
    () => historyOf('deleted', (batch, as) => batch.delete(doc(as, 'mortgageBlogPosts/old'))),
  ],
  ['a draft', () => ({}), () => setDoc(writeAsAdmin('postDrafts/new'), draft())],
  [
    'a post that is unpublished',
    () => ({ 'mortgageBlogPosts/old': { ...post(), datePublished: Timestamp.now() } }),
    () =>
      historyOf('unpublished', (batch, as) => {
        batch.set(doc(as, 'postDrafts/old'), draft());
        batch.delete(doc(as, 'mortgageBlogPosts/old'));
        batch.set(doc(as, 'slugRedirects/reading-a-rate-sheet'), { post: 'old' });
      }),
  ],
  [
    'a small edit of a post',
    () => ({ 'mortgageBlogPosts/old': { ...post(), datePublished: '2021-05-04', views: 12 } }),
    () =>
      updateDoc(writeAsAdmin('mortgageBlogPosts/old'), {
        ...post(),
        datePublished: '2021-05-04',
        dateEdited: serverTimestamp(),
      }),
  ],
  [
    'a normalized post',
    () => ({ 'mortgageBlogPosts/old': { ...post(), datePublished: '2021-05-04' } }),
    () =>
      updateDoc(writeAsAdmin('mortgageBlogPosts/old'), {
        keywords: manyKeywords.slice(1),
        dateUpdated: serverTimestamp(),
      }),
  ],
  [
    'an undone normalization',
    () => ({ 'mortgageBlogPosts/old': { ...post(), datePublished: '2021-05-04' } }),
    () =>
      updateDoc(writeAsAdmin('mortgageBlogPosts/old'), {
        keywords: '["fha"]',
        dateUpdated: serverTimestamp(),
      }),
  ],
  [
    'the rates',
    () => ({}),
    () =>
      setDoc(writeAsAdmin('siteData/current'), {
        fixed30: '6.25%',
        fixed15: '5.50%',
        arm51: '6.00%',
        jumbo30: '6.75%',
        lastUpdated: 'March 3, 2026',
      }),
  ],
  [
    'the record of a sign-in',
    () => ({}),
    () =>
      setDoc(writeAsAdmin(`users/${adminEmail}`), {
        email: adminEmail,
        displayName: 'Admin User',
        role: 'admin',
        createdAt: serverTimestamp(),
        lastLogin: serverTimestamp(),
        uid: adminUid,
      }),
  ],
];

describe(`takes at most ${ceiling} expressions`, () => {
  test.each(commits)('%s', async (_name, stored, commit) => {
    for (const [path, data] of Object.entries(stored())) await database.store(path, data);

    const count = await evaluatedExpressions(commit);

    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThanOrEqual(ceiling);
  });
});
