import { collection, documentId, orderBy, query } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';
import { postOf } from './moved-post.service.ts';

/** An earlier address of a post. */
export interface SlugRedirect {
  /** In lowercase. */
  slug: string;
  /** The id of the post that it leads to. */
  post: string;
}

/**
 * Returns all earlier addresses of posts, for the build.
 *
 * @throws ReadError
 */
export async function listRedirects(): Promise<SlugRedirect[]> {
  const redirects = collection(firestore(), collections.slugRedirects);
  const found = await pagedDocuments('all redirects', query(redirects, orderBy(documentId())));
  return found.flatMap((redirect) => {
    const post = postOf(redirect);
    return post === undefined ? [] : [{ slug: redirect.id, post }];
  });
}
