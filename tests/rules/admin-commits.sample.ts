import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { maxDescriptionLength } from '#src/domain/pictures/pictures.ts';
import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { batchSize } from '#src/features/dashboard/normalize/normalization.ts';
import { ratesLimits } from '#src/features/dashboard/rates-form.schema.ts';
import { profileLimits } from '#src/features/site-details/site-details.schema.ts';
import { samplePicture } from '#tests/fixtures/jpegs.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { exampleRates } from '#tests/fixtures/rates.ts';
import { type Commit, makeIds, type Stored } from './lead-commits.sample.ts';
import { daysFromNow } from './leads.sample.ts';
import { pictureDocuments } from './picture.sample.ts';
import { sampleDraft, samplePost } from './post.sample.ts';
import { inDays, revision } from './post-revision.sample.ts';
import {
  adminEmail,
  adminUid,
  type RulesDatabase,
  signedInEmail,
  type Updates,
  type Writes,
} from './rules-database.ts';

const manyKeywords = Array.from({ length: wordListLimits.count }, (_, index) => `keyword ${index}`);
const tidy = { keywords: manyKeywords, states: ['Texas'] };
const untidy = { keywords: '["fha"]', states: '["Texas"]' };
const post = () => samplePost(tidy);

const draft = () =>
  sampleDraft({
    state: 'Wyoming',
    category: 'Refinance',
    base: { title: 'A title', content: '<p>Text</p>' },
  });
const signIn = () => ({
  email: adminEmail,
  displayName: 'Admin User',
  role: 'admin',
  lastLogin: serverTimestamp(),
  uid: adminUid,
});

/** Returns what is kept of a post when it is changed. */
const makeRevision = (post: string, what: string, before: DocumentData | undefined) =>
  revision({ post, what, before, expiresAt: inDays(what === 'deleted' ? 30 : 365) });

/** Returns the stored post `old`, with a field of an import. */
const oldPost = (changes: DocumentData = {}) => ({
  'mortgageBlogPosts/old': { ...post(), datePublished: Timestamp.now(), views: 12, ...changes },
});
const draftOfOld = () => ({ 'postDrafts/old': { ...draft(), at: Timestamp.now() } });

const manyPosts = (lists: DocumentData): Stored => {
  const data = { ...post(), datePublished: '2021-05-04', ...lists };
  return Object.fromEntries(makeIds(batchSize).map((id) => [`mortgageBlogPosts/${id}`, data]));
};

const picture = pictureDocuments(
  await samplePicture({ description: '🏠'.repeat(maxDescriptionLength) }),
);

/** Returns every commit of the admin area but those of the lead desk, in its largest form. */
export function adminCommits(database: RulesDatabase): { single: Commit[]; batches: Commit[] } {
  const by = database.by('an admin');

  /** Changes the post `old` and keeps what it was. */
  async function withHistory(
    what: 'saved' | 'deleted' | 'unpublished',
    writes: Writes,
    updates?: Updates,
  ) {
    const before = (await by.get('mortgageBlogPosts/old')).data();
    const path = `postRevisions/${what === 'deleted' ? 'old' : 'random'}`;
    return by.commit({ ...writes, [path]: makeRevision('old', what, before) }, updates);
  }

  const single: Commit[] = [
    ['a draft', () => ({}), () => by.set('postDrafts/new', draft())],
    ['a draft again', draftOfOld, () => by.set('postDrafts/old', draft())],
    [
      'an edit of a post whose version would have a rounded number',
      () => oldPost(),
      () => by.update('mortgageBlogPosts/old', { ...post(), title: 'Another' }),
    ],
    [
      'a copy of a deleted post that was left',
      () => {
        const stored = oldPost();
        const before = stored['mortgageBlogPosts/old'];
        return { ...stored, 'postRevisions/old': { post: 'old', what: 'deleted', before } };
      },
      () => by.delete('postRevisions/old'),
    ],
    [
      'the rates',
      () => ({ 'siteData/current': exampleRates }),
      () => {
        const to = { ...exampleRates, fixed30: 'x'.repeat(ratesLimits.rate) };
        const expiresAt = daysFromNow(731);
        const change = {
          by: signedInEmail,
          at: serverTimestamp(),
          from: exampleRates,
          to,
          expiresAt,
        };
        return by.commit({ 'siteData/current': to, 'rateChanges/random': change });
      },
    ],
    [
      'the site’s details',
      () => ({ 'siteData/profile': wholeProfile }),
      () =>
        by.set('siteData/profile', {
          ...wholeProfile,
          bio: '🏠'.repeat(profileLimits.bio),
          editorialPolicy: 'x'.repeat(profileLimits.editorialPolicy),
        }),
    ],
    [
      'the description of a picture',
      () => picture.byPath,
      () => by.update(picture.picture, { description: 'x'.repeat(maxDescriptionLength) }),
    ],
    [
      'the record of a first sign-in',
      () => ({}),
      () => by.set(`users/${adminEmail}`, { ...signIn(), createdAt: serverTimestamp() }),
    ],
    [
      'the record of a sign-in',
      () => ({ [`users/${adminEmail}`]: { ...signIn(), createdAt: Timestamp.now() } }),
      () => by.update(`users/${adminEmail}`, signIn()),
    ],
  ];
  /** What goes with an edit that gives the post `old` another slug and ends its draft. */
  const moved: Writes = {
    'postDrafts/old': null,
    'slugRedirects/reading-a-rate-sheet': { post: 'old' },
    'slugRedirects/anew': null,
  };

  /** Changes fields of many posts, and keeps what each was. */
  const changeFields = (changed: DocumentData, kept: (id: string) => DocumentData) => {
    const ids = makeIds(batchSize);
    const fields = { ...changed, dateUpdated: serverTimestamp() };
    return by.commit(
      Object.fromEntries(ids.map((id) => [`postRevisions/of-${id}`, kept(id)])),
      Object.fromEntries(ids.map((id) => [`mortgageBlogPosts/${id}`, fields])),
    );
  };

  /** Changes fields of many posts as an edit does, which keeps all of each. */
  const saveAll = async (changed: DocumentData) => {
    const posts = await Promise.all(
      makeIds(batchSize).map((id) => by.get(`mortgageBlogPosts/${id}`)),
    );
    const before = new Map(posts.map((stored) => [stored.id, stored.data()]));
    return changeFields(changed, (id) => makeRevision(id, 'saved', before.get(id)));
  };

  const batches: Commit[] = [
    ['a picture with its files', () => ({}), () => by.commit(picture.byPath)],
    [
      'a deleted picture with its files',
      () => picture.byPath,
      () => by.commit(Object.fromEntries(Object.keys(picture.byPath).map((path) => [path, null]))),
    ],
    [
      'a new post with its history that ends a draft, a deletion and a redirect',
      () => ({ ...draftOfOld(), 'slugRedirects/reading-a-rate-sheet': { post: 'other' } }),
      () =>
        by.commit({
          'postDrafts/old': null,
          'mortgageBlogPosts/old': post(),
          'postRevisions/random': makeRevision('old', 'published', {}),
          'slugRedirects/reading-a-rate-sheet': null,
        }),
    ],
    [
      'an edit of a post with its history and another slug, which ends a draft',
      () => ({ ...oldPost(), ...draftOfOld(), 'slugRedirects/anew': { post: 'other' } }),
      () => withHistory('saved', moved, { 'mortgageBlogPosts/old': { ...post(), slug: 'anew' } }),
    ],
    [
      'a small edit of a post with its history and another slug, which ends a draft',
      () => ({
        ...oldPost({ datePublished: '2021-05-04' }),
        ...draftOfOld(),
        'slugRedirects/anew': { post: 'other' },
      }),
      () =>
        withHistory('saved', moved, {
          'mortgageBlogPosts/old': {
            ...post(),
            slug: 'anew',
            datePublished: '2021-05-04',
            dateEdited: serverTimestamp(),
          },
        }),
    ],
    [
      'a deleted post with its copy',
      () => oldPost(),
      () => withHistory('deleted', { 'mortgageBlogPosts/old': null }),
    ],
    [
      'a deleted post that comes back, which ends a redirect',
      () => ({
        'postRevisions/old': {
          ...makeRevision('old', 'deleted', oldPost()['mortgageBlogPosts/old']),
          at: Timestamp.now(),
        },
        'slugRedirects/reading-a-rate-sheet': { post: 'other' },
      }),
      async () => {
        const kept = (await by.get('postRevisions/old')).data();
        return by.commit({
          'mortgageBlogPosts/old': { ...kept?.before, dateUpdated: serverTimestamp() },
          'postRevisions/old': null,
          'slugRedirects/reading-a-rate-sheet': null,
        });
      },
    ],
    [
      'a post that is unpublished',
      () => oldPost(),
      () =>
        withHistory('unpublished', {
          'postDrafts/old': { ...draft(), datePublished: Timestamp.fromMillis(1e12) },
          'mortgageBlogPosts/old': null,
          'slugRedirects/reading-a-rate-sheet': { post: 'old' },
        }),
    ],
    [
      'normalized posts',
      () => manyPosts(untidy),
      () => changeFields(tidy, (id) => makeRevision(id, 'normalized', untidy)),
    ],
    [
      'dates in place of texts',
      () => manyPosts(tidy),
      () => saveAll({ datePublished: Timestamp.fromMillis(1.6e12) }),
    ],
  ];
  return { single, batches };
}
