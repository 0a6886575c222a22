import { useCallback, useState } from 'react';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { type AdminPost, shownTitle } from '../admin-post.ts';
import { deletePost } from './deleted-posts.service.ts';

interface DeletionDialogProps extends Deletion {
  onConfirm: () => void;
  onCancel: () => void;
}

/** The confirmation dialog for deleting a post, which also shows a failure. */
export function DeletionDialog({ post, status, onConfirm, onCancel }: DeletionDialogProps) {
  return (
    <AlertDialog
      question="Are you sure you want to delete this blog post?"
      description={
        <>
          <p>
            <strong>{shownTitle(post)}</strong>
          </p>
          <p>
            It will be removed from the blog. You can bring it back for {historyLimits.deletedDays}{' '}
            days.
          </p>
        </>
      }
      confirmLabel={status === 'deleting' ? 'Deleting…' : 'Delete post'}
      destructive
      busy={status === 'deleting'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {status === 'failed' && (
        <Alert tone="error" title="Failed to delete post.">
          <p>The post is still on the blog. Please try again.</p>
        </Alert>
      )}
    </AlertDialog>
  );
}

/** The state of a deletion. */
interface Deletion {
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
