import { useCallback, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { deletePost } from './admin-posts.service.ts';

/** How far the deletion of a post is. */
export interface Deletion {
  post: AdminPost;
  status: 'asked' | 'deleting' | 'failed';
}

/**
 * The way of a post out of the blog: a question, its answer, and what became of it.
 *
 * @param onDeleted told the post's id
 */
export function useDeletion(onDeleted: (id: string) => void) {
  const [question, setQuestion] = useState<Deletion>();
  const [deleted, setDeleted] = useState<AdminPost>();

  // Always the same, so that no row is drawn again for it.
  const ask = useCallback((post: AdminPost) => {
    setDeleted(undefined);
    setQuestion({ post, status: 'asked' });
  }, []);

  return {
    question,
    /** The post that was deleted last, as long as no other is asked about. */
    deleted,
    ask,
    cancel: () => setQuestion(undefined),
    async confirm({ post }: Deletion) {
      setQuestion({ post, status: 'deleting' });
      try {
        await deletePost(post.id);
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
