import { useCallback, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { deletePost } from './deleted-posts.service.ts';

/** The state of a deletion. */
export interface Deletion {
  post: AdminPost;
  status: 'asked' | 'deleting' | 'failed';
}

/**
 * Deletes a post after a confirmation.
 *
 * @param by the admin's email address
 * @param onDeleted receives the post's id
 */
export function useDeletion(by: string, onDeleted: (id: string) => void) {
  const [question, setQuestion] = useState<Deletion>();
  const [deleted, setDeleted] = useState<AdminPost>();

  // A stable function, so that rows do not rerender.
  const ask = useCallback((post: AdminPost) => {
    setDeleted(undefined);
    setQuestion({ post, status: 'asked' });
  }, []);

  return {
    question,
    /** The post that was deleted last, until the next deletion starts. */
    deleted,
    ask,
    /** Removes the message about the deletion. */
    forget: () => setDeleted(undefined),
    cancel: () => setQuestion(undefined),
    async confirm({ post }: Deletion) {
      setQuestion({ post, status: 'deleting' });
      try {
        await deletePost(post.id, by);
      } catch {
        setQuestion({ post, status: 'failed' });
        return;
      }
      clearBlogCache();
      onDeleted(post.id);
      setQuestion(undefined);
      setDeleted(post);
    },
  };
}
