import { doc, type Transaction } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { redirectId } from '../addresses/redirect-id.ts';

/**
 * Adds to a transaction what a new slug of a post changes: the old address leads to the post from now
 * on, and the new one to no other post. A redirect holds the post's id instead of a slug, so none ever
 * leads to another redirect.
 *
 * @param change.before the stored slug; undefined for a new post
 * @param change.after undefined for a post that is unpublished
 */
export function moveAddress(
  transaction: Transaction,
  post: string,
  { before, after }: { before: unknown; after: string | undefined },
): void {
  const old = typeof before === 'string' ? redirectId(before) : undefined;
  const current = after === undefined ? undefined : redirectId(after);
  if (old === current) return;
  if (old !== undefined) transaction.set(redirectFrom(old), { post });
  if (current !== undefined) transaction.delete(redirectFrom(current));
}

function redirectFrom(id: string) {
  return doc(firestore(), collections.slugRedirects, id);
}
