import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { documentsOf } from '../pages.ts';
import { timestampOf } from './text-dates.ts';

/** A post whose date is a text. */
export interface TextDate {
  post: QueryDocumentSnapshot;
  text: string;
  /** What the text becomes; undefined when it cannot be read. */
  becomes: Timestamp | undefined;
}

/** Finds the posts whose date is a text: lists of the site leave them out or misplace them. */
export async function* textDates(firestore: Firestore): AsyncGenerator<TextDate> {
  const posts = firestore.collection(collections.posts).orderBy('__name__');
  for await (const post of documentsOf(posts.select('slug', 'datePublished'))) {
    const text: unknown = post.get('datePublished');
    if (typeof text === 'string') yield { post, text, becomes: timestampOf(text) };
  }
}
