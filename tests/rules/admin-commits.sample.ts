import {
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { maxDescriptionLength } from '#src/domain/pictures/pictures.ts';
import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { batchSize } from '#src/features/dashboard/normalize/run-batches.ts';
import { emptyPost } from '#src/features/editor/post-input.ts';
import { profileLimits } from '#src/features/site-details/site-details.schema.ts';
import { samplePicture } from '#tests/fixtures/jpegs.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { type Add, type Commit, idsOf, type Stored, together } from './commit.ts';
import { pictureDocuments } from './picture.sample.ts';
import { samplePost } from './post.sample.ts';
import { daysFromNow } from './quote.sample.ts';
import { adminEmail, adminUid, type RulesDatabase, signedInEmail } from './rules-database.ts';

const manyKeywords = Array.from({ length: wordListLimits.count }, (_, index) => `keyword ${index}`);
const tidy = { keywords: manyKeywords, states: ['Texas'] };
const untidy = { keywords: '["fha"]', states: '["Texas"]' };
const post = () => samplePost({ ...tidy, dateUpdated: serverTimestamp() });

const draft = (): DocumentData => ({
  ...emptyPost,
  state: 'Wyoming',
  category: 'Refinance',
  base: { title: 'A title', content: '<p>Text</p>' },
  by: signedInEmail,
  at: serverTimestamp(),
});
const signIn = () => ({
  email: adminEmail,
  displayName: 'Admin User',
  role: 'admin',
  lastLogin: serverTimestamp(),
  uid: adminUid,
});

/** Returns what is kept of a post when it is changed. */
const revisionOf = (id: string, what: string, before: DocumentData | undefined) => ({
  post: id,
  what,
  by: signedInEmail,
  at: serverTimestamp(),
  before,
  expiresAt: Timestamp.fromDate(daysFromNow(what === 'deleted' || what === 'discarded' ? 30 : 365)),
});

/** The stored post `old`, with a field of an import. */
const oldPost = (changes: DocumentData = {}) => ({
  'mortgageBlogPosts/old': { ...post(), datePublished: Timestamp.now(), views: 12, ...changes },
});
const draftOfOld = () => ({ 'postDrafts/old': { ...draft(), at: Timestamp.now() } });

const manyPosts = (lists: DocumentData): Stored => {
  const data = { ...post(), datePublished: '2021-05-04', ...lists };
  return Object.fromEntries(idsOf(batchSize).map((id) => [`mortgageBlogPosts/${id}`, data]));
};

const picture = pictureDocuments(
  await samplePicture({ description: '🏠'.repeat(maxDescriptionLength) }),
);

/** Returns every commit of the admin area but those of the lead desk, in its largest form. */
export function adminCommits(database: RulesDatabase): { single: Commit[]; batches: Commit[] } {
  const write = (path: string) => doc(database.as('an admin'), path);

  /** Changes the post `old` and keeps what it was. */
  async function withHistory(what: 'saved' | 'deleted' | 'unpublished', change: Add) {
    const before = (await getDoc(write('mortgageBlogPosts/old'))).data();
    return together(database, 'an admin', (batch, at) => {
      change(batch, at);
      const id = what === 'deleted' ? 'old' : 'random';
      batch.set(at(`postRevisions/${id}`), revisionOf('old', what, before));
    });
  }

  const single: Commit[] = [
    ['a draft', () => ({}), () => setDoc(write('postDrafts/new'), draft())],
    ['a draft again', draftOfOld, () => setDoc(write('postDrafts/old'), draft())],
    [
      'an edit of a post that is too large for a version',
      () => oldPost(),
      () => updateDoc(write('mortgageBlogPosts/old'), { ...post(), title: 'Another' }),
    ],
    [
      'a copy of a deleted post that was left',
      () => ({ ...oldPost(), 'postRevisions/old': { post: 'old', what: 'deleted' } }),
      () => deleteDoc(write('postRevisions/old')),
    ],
    [
      'the rates',
      () => ({}),
      () =>
        setDoc(write('siteData/current'), {
          fixed30: '6.25%',
          fixed15: '5.50%',
          arm51: '6.00%',
          jumbo30: '6.75%',
          lastUpdated: 'March 3, 2026',
        }),
    ],
    [
      'the site’s details',
      () => ({ 'siteData/profile': wholeProfile }),
      () =>
        setDoc(write('siteData/profile'), {
          ...wholeProfile,
          bio: '🏠'.repeat(profileLimits.bio),
          editorialPolicy: 'x'.repeat(profileLimits.editorialPolicy),
        }),
    ],
    [
      'the description of a picture',
      () => picture.byPath,
      () => updateDoc(write(picture.picture), { description: 'x'.repeat(maxDescriptionLength) }),
    ],
    [
      'the record of a first sign-in',
      () => ({}),
      () => setDoc(write(`users/${adminEmail}`), { ...signIn(), createdAt: serverTimestamp() }),
    ],
    [
      'the record of a sign-in',
      () => ({ [`users/${adminEmail}`]: { ...signIn(), createdAt: Timestamp.now() } }),
      () => updateDoc(write(`users/${adminEmail}`), signIn()),
    ],
  ];
  const batches: Commit[] = [
    [
      'a picture with its files',
      () => ({}),
      () =>
        together(database, 'an admin', (batch, at) => {
          for (const [path, data] of Object.entries(picture.byPath)) batch.set(at(path), data);
        }),
    ],
    [
      'a deleted picture with its files',
      () => picture.byPath,
      () =>
        together(database, 'an admin', (batch, at) => {
          for (const path of Object.keys(picture.byPath)) batch.delete(at(path));
        }),
    ],
    [
      'a new post with its history that ends a draft, a deletion and a redirect',
      () => ({ ...draftOfOld(), 'slugRedirects/reading-a-rate-sheet': { post: 'other' } }),
      () =>
        together(database, 'an admin', (batch, at) => {
          batch.delete(at('postDrafts/old'));
          batch.set(at('mortgageBlogPosts/old'), post());
          batch.set(at('postRevisions/random'), revisionOf('old', 'published', {}));
          batch.delete(at('postRevisions/old'));
          batch.delete(at('slugRedirects/reading-a-rate-sheet'));
        }),
    ],
    [
      'an edit of a post with its history and another slug, which ends a draft',
      () => ({ ...oldPost(), ...draftOfOld(), 'slugRedirects/anew': { post: 'other' } }),
      () =>
        withHistory('saved', (batch, at) => {
          batch.delete(at('postDrafts/old'));
          batch.update(at('mortgageBlogPosts/old'), { ...post(), slug: 'anew' });
          batch.set(at('slugRedirects/reading-a-rate-sheet'), { post: 'old' });
          batch.delete(at('slugRedirects/anew'));
        }),
    ],
    [
      'a small edit of a post with its history and another slug, which ends a draft',
      () => ({
        ...oldPost({ datePublished: '2021-05-04' }),
        ...draftOfOld(),
        'slugRedirects/anew': { post: 'other' },
      }),
      () =>
        withHistory('saved', (batch, at) => {
          batch.delete(at('postDrafts/old'));
          batch.update(at('mortgageBlogPosts/old'), {
            ...post(),
            slug: 'anew',
            datePublished: '2021-05-04',
            dateEdited: serverTimestamp(),
          });
          batch.set(at('slugRedirects/reading-a-rate-sheet'), { post: 'old' });
          batch.delete(at('slugRedirects/anew'));
        }),
    ],
    [
      'a deleted post with its copy',
      () => oldPost(),
      () => withHistory('deleted', (batch, at) => batch.delete(at('mortgageBlogPosts/old'))),
    ],
    [
      'a deleted post that comes back, which ends a redirect',
      () => ({
        'postRevisions/old': {
          ...revisionOf('old', 'deleted', oldPost()['mortgageBlogPosts/old']),
          at: Timestamp.now(),
        },
        'slugRedirects/reading-a-rate-sheet': { post: 'other' },
      }),
      async () => {
        const kept = (await getDoc(write('postRevisions/old'))).data();
        return together(database, 'an admin', (batch, at) => {
          batch.set(at('mortgageBlogPosts/old'), {
            ...kept?.before,
            dateUpdated: serverTimestamp(),
          });
          batch.delete(at('postRevisions/old'));
          batch.delete(at('slugRedirects/reading-a-rate-sheet'));
        });
      },
    ],
    [
      'a post that is unpublished',
      () => oldPost(),
      () =>
        withHistory('unpublished', (batch, at) => {
          batch.set(at('postDrafts/old'), draft());
          batch.delete(at('mortgageBlogPosts/old'));
          batch.set(at('slugRedirects/reading-a-rate-sheet'), { post: 'old' });
        }),
    ],
    [
      'a deleted draft with its copy',
      draftOfOld,
      async () => {
        const before = (await getDoc(write('postDrafts/old'))).data();
        return together(database, 'an admin', (batch, at) => {
          batch.delete(at('postDrafts/old'));
          batch.set(at('postRevisions/random'), revisionOf('old', 'discarded', before));
        });
      },
    ],
    [
      'a deleted draft that comes back',
      () => ({
        'postRevisions/random': {
          ...revisionOf('old', 'discarded', draft()),
          at: Timestamp.now(),
        },
      }),
      () =>
        together(database, 'an admin', (batch, at) => {
          batch.set(at('postDrafts/old'), draft());
          batch.delete(at('postRevisions/random'));
        }),
    ],
    [
      'normalized posts',
      () => manyPosts(untidy),
      () =>
        together(database, 'an admin', (batch, at) => {
          for (const id of idsOf(batchSize)) {
            batch.set(at(`postRevisions/of-${id}`), revisionOf(id, 'normalized', untidy));
            batch.update(at(`mortgageBlogPosts/${id}`), {
              ...tidy,
              dateUpdated: serverTimestamp(),
            });
          }
        }),
    ],
    [
      'undone normalizations',
      () => manyPosts(tidy),
      async () => {
        const posts = await Promise.all(
          idsOf(batchSize).map((id) => getDoc(write(`mortgageBlogPosts/${id}`))),
        );
        return together(database, 'an admin', (batch, at) => {
          for (const stored of posts) {
            const { id } = stored;
            batch.set(at(`postRevisions/of-${id}`), revisionOf(id, 'saved', stored.data()));
            batch.update(at(`mortgageBlogPosts/${id}`), {
              ...untidy,
              dateUpdated: serverTimestamp(),
            });
          }
        });
      },
    ],
  ];
  return { single, batches };
}
