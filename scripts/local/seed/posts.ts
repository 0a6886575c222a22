import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#src/domain/collections.ts';
import { stateImageRotation } from '#src/domain/posts/state-images.ts';
import { posts } from '../../content/posts/index.ts';
import type { SeedPost } from '../../content/posts/seed-post.ts';

/**
 * Posts whose keywords are one text with brackets and quotes, as an import may leave them, so that
 * normalizing has something to do. The site reads such a text as no keywords.
 */
const untidySlugs = ['after-a-collection', 'co-borrower-scores', 'lock-now-or-float'];

/** Writes the posts of the demo's blog. */
export async function seedPosts(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  const nextImage = stateImageRotation();
  for (const post of posts) {
    const document = documentOf(post, nextImage(post.state));
    batch.set(firestore.doc(`${collections.posts}/${seedPostId(post)}`), document);
  }
  await batch.commit();
}

/** Returns an id that looks like the database's own, and is the same each time. */
export function seedPostId({ slug }: SeedPost): string {
  return createHash('sha256').update(slug).digest('base64url').slice(0, 20);
}

function documentOf({ state, published, keywords, ...post }: SeedPost, image: string) {
  return {
    ...post,
    author: '',
    image,
    keywords: untidySlugs.includes(post.slug) ? importedText(keywords) : [...keywords],
    states: [state],
    // Noon in New York, which falls on the same day everywhere in the US.
    datePublished: Timestamp.fromDate(new Date(`${published}T17:00:00Z`)),
  };
}

function importedText(words: readonly string[]): string {
  return `[${words.map((word) => `"${word}"`).join(', ')}]`;
}
