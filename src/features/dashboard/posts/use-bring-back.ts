import { useCallback, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { bringBack } from './deleted-posts.service.ts';
import { SlugTaken } from './deleted-posts.ts';

/** The state of bringing a deleted post back. */
export type BringingBack =
  | { status: 'resting' }
  | { status: 'busy' | 'back' | 'failed'; post: AdminPost }
  /** Another post, by its title, has the address of the deleted one. */
  | { status: 'taken'; post: AdminPost; by: string };

/**
 * Brings deleted posts back, one at a time.
 *
 * @param onBack called after a post is back
 */
export function useBringBack(onBack: () => void) {
  const [state, setState] = useState<BringingBack>({ status: 'resting' });
  return {
    state,
    /** Removes the message. A stable function. */
    rest: useCallback(() => setState({ status: 'resting' }), []),
    async bringBack(post: AdminPost) {
      setState({ status: 'busy', post });
      try {
        await bringBack(post.id);
      } catch (error) {
        setState(
          error instanceof SlugTaken
            ? { status: 'taken', post, by: error.by }
            : { status: 'failed', post },
        );
        return;
      }
      clearBlogCache();
      setState({ status: 'back', post });
      onBack();
    },
  };
}

export type BringBack = ReturnType<typeof useBringBack>;
