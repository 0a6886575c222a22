import { doc, getDoc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';
import type { Post } from '../post.schema.ts';
import { findPostBySlug, getPost } from '../posts.service.ts';
import { redirectId } from './redirect-id.ts';

/**
 * Returns the post that an address without a post leads to: the one with the same slug in lowercase, or
 * the one that had the slug before. It is for a slug that findPostBySlug does not find.
 *
 * @throws ReadError
 */
export async function findMovedPost(slug: string): Promise<Post | undefined> {
  const lowercase = slug.toLowerCase();
  const written = lowercase === slug ? undefined : await findPostBySlug(lowercase);
  if (written) return written;
  const id = await postWithRedirectFrom(slug);
  return id === undefined ? undefined : getPost(id);
}

/**
 * Returns the id of the post that had a slug before; undefined if none had.
 *
 * @throws ReadError
 */
export async function postWithRedirectFrom(slug: string): Promise<string | undefined> {
  const id = redirectId(slug);
  if (id === undefined) return undefined;
  const redirect = doc(firestore(), collections.slugRedirects, id);
  return postOf(await read('a redirect', () => getDoc(redirect)));
}

/** Returns the id of the post to which a redirect leads. */
export function postOf(redirect: { get(field: string): unknown }): string | undefined {
  const post = redirect.get('post');
  return typeof post === 'string' && post !== '' ? post : undefined;
}
