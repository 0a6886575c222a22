import { collection, doc, documentId, getDoc, orderBy, query } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments, read } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { redirectId } from './redirect-id.ts';

const redirects = lazyValue(() => collection(firestore(), collections.slugRedirects));

/** An earlier address of a post. */
export interface SlugRedirect {
  /** In lowercase. */
  slug: string;
  /** The id of the post that it leads to. */
  post: string;
}

/**
 * Returns the id of the post that had a slug before; undefined if none had.
 *
 * @throws ReadError
 */
export async function postWithRedirectFrom(slug: string): Promise<string | undefined> {
  const id = redirectId(slug);
  if (id === undefined) return undefined;
  return postOf(await read('a redirect', () => getDoc(doc(redirects(), id))));
}

/**
 * Returns all earlier addresses of posts, for the build.
 *
 * @throws ReadError
 */
export async function listRedirects(): Promise<SlugRedirect[]> {
  const all = query(redirects(), orderBy(documentId()));
  return (await pagedDocuments('all redirects', all)).flatMap((redirect) => {
    const post = postOf(redirect);
    return post === undefined ? [] : [{ slug: redirect.id, post }];
  });
}

function postOf(redirect: { get(field: string): unknown }): string | undefined {
  const post = redirect.get('post');
  return typeof post === 'string' && post !== '' ? post : undefined;
}
