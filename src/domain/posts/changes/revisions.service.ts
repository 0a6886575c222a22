import { getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { read } from '#src/lib/firebase/request.ts';
import { revisions } from './keep-revision.service.ts';
import { historyLimits, type PostRevision, toRevision } from './post-revision.ts';

/**
 * Returns the last changes of a post, newest first.
 *
 * @param post its id
 * @throws ReadError
 */
export async function listRevisions(post: string): Promise<PostRevision[]> {
  const { docs } = await read('the history of a post', () =>
    getDocs(
      query(
        revisions(),
        where('post', '==', post),
        orderBy('at', 'desc'),
        limit(historyLimits.shown),
      ),
    ),
  );
  return docs.flatMap((revision) => toRevision(revision.id, revision.data()) ?? []);
}
