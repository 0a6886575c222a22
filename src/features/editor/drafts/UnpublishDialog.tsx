import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import type { Unpublishing } from './use-unpublishing.ts';

interface UnpublishDialogProps {
  state: Unpublishing;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a post is taken off the site, which also shows why it is still there. */
export function UnpublishDialog({ state, onConfirm, onCancel }: UnpublishDialogProps) {
  const isBusy = state === 'busy';
  return (
    <AlertDialog
      question="Unpublish this post?"
      description="It leaves the blog and becomes a draft with what you see here. Its address shows “not found” until you publish it again, with the date of that day. Its history stays."
      confirmLabel={isBusy ? 'Unpublishing…' : 'Unpublish'}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {typeof state === 'object' && (
        <Alert tone="error" title="The post does not fit into a draft.">
          <p>{state.problem}</p>
        </Alert>
      )}
      {state === 'changed' && (
        <Alert tone="error" title="Someone changed this post or its draft.">
          <p>Cancel, then save to see both versions. Nothing was unpublished.</p>
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="error" title="We do not know whether the post is unpublished.">
          <p>Everything you wrote is still here. Check your connection, then try again.</p>
        </Alert>
      )}
    </AlertDialog>
  );
}
