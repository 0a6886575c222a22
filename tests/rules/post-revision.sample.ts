import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { daysFromNow } from './leads.sample.ts';
import { rulesPost } from './post.sample.ts';
import {
  type Persona,
  type RulesDatabase,
  signedInEmail,
  type Updates,
  type Writes,
  without,
} from './rules-database.ts';

/** The path of the post that the tests change. */
export const post = 'mortgageBlogPosts/first';
export const published = Timestamp.fromMillis(1e12);

/** What is stored there before. */
export const stored = rulesPost({
  datePublished: published,
  dateUpdated: published,
  views: 12,
  states: ['Texas', 'Ohio'],
});

export const inDays = (days: number) => Timestamp.fromDate(daysFromNow(days));
export const now = () => ({ dateUpdated: serverTimestamp() });

/** Returns what a save keeps. */
export const revision = (changes: DocumentData = {}): DocumentData => ({
  post: 'first',
  what: 'saved',
  by: signedInEmail,
  at: serverTimestamp(),
  before: without('views', stored),
  expiresAt: inDays(365),
  ...changes,
});

/** Returns what a deletion keeps. */
export const deletion = (changes: DocumentData = {}) =>
  revision({ what: 'deleted', before: stored, expiresAt: inDays(30), ...changes });

/** The writes of a commit and its updates. */
export type Change = [writes: Writes, updates?: Updates];

/** Updates the post. */
export const updates = (fields: DocumentData): Change => [{}, { [post]: fields }];

/** Deletes the post. */
export const deletes: Change = [{ [post]: null }];

type Kept = { id?: string; persona?: Persona };

/** Returns functions that change the post and keep a revision in one commit, as the admin area does. */
export function postChanges(database: RulesDatabase) {
  const keep = (
    kept: DocumentData,
    [writes, changes]: Change,
    { id = 'random', persona = 'an admin' }: Kept = {},
  ) => database.by(persona).commit({ ...writes, [`postRevisions/${id}`]: kept }, changes);
  return {
    keep,
    /** Saves the post as an admin; others only keep the revision. */
    save: (kept: DocumentData, options: Kept = {}) =>
      keep(kept, options.persona ? [{}] : updates(rulesPost({ title: 'Another' })), options),
    /** Deletes the post and keeps a copy. */
    remove: (kept: DocumentData, options: Kept = {}) =>
      keep(kept, deletes, { id: 'first', ...options }),
  };
}
