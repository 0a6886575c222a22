import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { shownTitle } from '../post-texts.ts';
import type { Deletion } from './use-deletion.ts';

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
