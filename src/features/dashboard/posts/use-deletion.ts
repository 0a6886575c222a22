import { useMemo, useState } from 'react';
import { forgetVisitedPosts } from '#src/domain/posts/listing/visited-posts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { deletePost } from './admin-posts.service.ts';

interface Question {
  post: AdminPost;
  status: 'asked' | 'deleting' | 'failed';
}

/**
 * The posts that are left of those that were loaded, and the way of one of them out of the blog:
 * a question, its answer, and what became of it.
 */
export function useDeletion(loaded: readonly AdminPost[]) {
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question>();
  const [deleted, setDeleted] = useState<AdminPost>();
  const posts = useMemo(
    () => loaded.filter(({ id }) => !deletedIds.includes(id)),
    [loaded, deletedIds],
  );

  return {
    posts,
    question,
    /** The post that was deleted last, as long as no other is asked about. */
    deleted,
    ask(post: AdminPost) {
      setDeleted(undefined);
      setQuestion({ post, status: 'asked' });
    },
    cancel: () => setQuestion(undefined),
    async confirm({ post }: Question) {
      setQuestion({ post, status: 'deleting' });
      try {
        await deletePost(post.id);
      } catch {
        setQuestion({ post, status: 'failed' });
        return;
      }
      forgetVisitedPosts();
      setDeletedIds((ids) => [...ids, post.id]);
      setQuestion(undefined);
      setDeleted(post);
    },
  };
}
