import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { postWithRedirectFrom } from '#src/domain/posts/addresses/redirects.service.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';

/** Firestore's limit for a query by several values. */
const perRequest = 30;

/**
 * Returns the slugs that lead to no post. A slug is good if a post has it, in any case of its letters,
 * or had it before. It reads the posts that it finds, and one redirect for each slug without a post.
 *
 * @throws ReadError
 */
export async function slugsWithoutPost(slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs.flatMap((slug) => [slug, slug.toLowerCase()]))];
  const requests = Array.from({ length: Math.ceil(wanted.length / perRequest) }, (_, index) =>
    slugsOfPosts(wanted.slice(index * perRequest, (index + 1) * perRequest)),
  );
  const found = new Set((await Promise.all(requests)).flat());
  const missing = slugs.filter((slug) => !found.has(slug) && !found.has(slug.toLowerCase()));
  const owners = await Promise.all(missing.map(postWithRedirectFrom));
  return missing.filter((_, index) => owners[index] === undefined);
}

async function slugsOfPosts(slugs: readonly string[]): Promise<string[]> {
  const posts = collection(firestore(), collections.posts);
  const having = query(posts, where('slug', 'in', slugs));
  return (await read('linked posts', () => getDocs(having))).docs.map((post) =>
    String(post.get('slug')),
  );
}
