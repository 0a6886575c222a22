import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { emptyPost } from '#src/model/post-changes/post-input.ts';
import { signedInEmail } from './rules-database.ts';

/** Returns a post as the editor sends it. */
export const rulesPost = (changes: DocumentData = {}): DocumentData => ({
  title: 'Reading a rate sheet',
  slug: 'reading-a-rate-sheet',
  description: 'Rate, APR and points.',
  content: '<p>Three numbers stand on a rate sheet.</p>',
  author: '',
  image: '',
  keywords: ['apr', "buyer's points"],
  states: ['Texas'],
  category: 'Rates',
  datePublished: serverTimestamp(),
  dateUpdated: serverTimestamp(),
  ...changes,
});

/** Returns a draft as the editor sends it, with nothing written. */
export const sampleDraft = (changes: DocumentData = {}): DocumentData => ({
  ...emptyPost,
  base: null,
  by: signedInEmail,
  at: serverTimestamp(),
  ...changes,
});
