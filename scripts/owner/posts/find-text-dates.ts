import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { documentsOf } from '../pages.ts';
import { timestampOf } from './text-dates.ts';

/** A post with a text as its date. */
export interface TextDate {
  post: QueryDocumentSnapshot;
  text: string;
  /** The timestamp that the text becomes; undefined if it cannot be parsed. */
  becomes: Timestamp | undefined;
}

/** Finds the posts with a text as their date, which lists of the site omit or misplace. */
export async function* textDates(firestore: Firestore): AsyncGenerator<TextDate> {
  const posts = firestore.collection(collections.posts).orderBy('__name__');
  for await (const post of documentsOf(posts.select('slug', 'datePublished'))) {
    const text: unknown = post.get('datePublished');
    if (typeof text === 'string') yield { post, text, becomes: timestampOf(text) };
  }
}
