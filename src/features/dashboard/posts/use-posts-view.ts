import { useDeferredValue, useMemo, useState } from 'react';
import { rowsPerPage } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { findable, findPosts } from './find-posts.ts';
import { inOrder, newestFirst, orderAfterPress, type SortColumn } from './post-order.ts';

/** What of the posts is shown: by search text, order and page. */
export function usePostsView(posts: readonly AdminPost[]) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState(newestFirst);
  const [wantedPage, setPage] = useState(1);
  // The search box answers a key at once; the rows may follow.
  const shownText = useDeferredValue(text);

  const ordered = useMemo(() => findable(inOrder(posts, order)), [posts, order]);
  const found = useMemo(() => findPosts(ordered, shownText), [ordered, shownText]);
  const pageCount = Math.max(1, Math.ceil(found.length / rowsPerPage));
  // Fewer pages may be left after a deletion.
  const page = Math.min(wantedPage, pageCount);

  return {
    text,
    shownText,
    order,
    page,
    pageCount,
    foundCount: found.length,
    rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    turnTo: setPage,
    search(wanted: string) {
      setText(wanted);
      setPage(1);
    },
    sortBy(column: SortColumn) {
      setOrder(orderAfterPress(order, column));
      setPage(1);
    },
  };
}
