import { collections } from '#src/domain/collections.ts';
import type { Check } from '../check.ts';

/** Checks that the pages can read their rates and posts, by every query that needs an index. */
export const readsCheck: Check = {
  name: 'Rates and posts are read',
  advice: 'Ship firestore.rules and the indexes, and wait until the indexes are built',
  faults({ visit }) {
    return visit.reads
      .filter(({ status }) => status !== 200)
      .map(({ page, status }) =>
        status === null
          ? `${page} got no answer from the database`
          : `what ${page} asks of the database is answered ${status}`,
      );
  },
};

const { posts: _posts, slugRedirects: _redirects, ...closed } = collections;
const closedCollections = Object.values(closed);

/** Checks that leads are not readable. */
export const leadsCheck: Check = {
  name: 'Reading leads is refused',
  advice: 'Ship firestore.rules at once, and look at who may have read: npm run deploy',
  async faults({ visit: { documents } }) {
    if (!documents) return ['no page asked the database, so where it is remains unknown'];
    const faults = await Promise.all(
      closedCollections.map(async (collection) => {
        const { status } = await fetch(`${documents}/${collection}?pageSize=1`, {
          signal: AbortSignal.timeout(30_000),
        });
        return status === 403 ? [] : [`reading ${collection} is answered ${status}, not 403`];
      }),
    );
    return faults.flat();
  },
};
