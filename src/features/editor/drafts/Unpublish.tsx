import { useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { PostInput } from '../post-input.ts';
import type { StoredFields } from '../post-versions.ts';
import { DraftConflict, EditConflict } from '../save-errors.ts';
import { unpublishPost } from './server-draft.service.ts';
import { draftProblem, storableInput } from './server-draft.ts';
import type { ServerDraft } from './use-server-draft.ts';

interface UnpublishingOptions {
  post: string;
  /** The stored version that the form has seen. */
  seen: StoredFields | undefined;
  writer: string;
  draft: ServerDraft;
  input: () => PostInput;
  /** Called with the values of the draft that the post has become. */
  onDone: (input: PostInput) => void;
}

/** The button that takes a published post back to a draft, with its question. */
export function Unpublish({ disabled, ...options }: UnpublishingOptions & { disabled: boolean }) {
  const { state, ask, cancel, confirm } = useUnpublishing(options);
  return (
    <>
      <Button variant="link" disabled={disabled} onClick={ask}>
        Unpublish
      </Button>
      {state && <UnpublishDialog state={state} onConfirm={confirm} onCancel={cancel} />}
    </>
  );
}

/** The state of taking a post back to a draft; undefined before the writer asks for it. */
type Unpublishing = 'asked' | 'busy' | 'failed' | 'changed' | { problem: string };

/** Takes a published post back to a draft after a confirmation, with what the form shows. */
function useUnpublishing(options: UnpublishingOptions) {
  const { post, seen, writer, draft, input, onDone } = options;
  const [state, setState] = useState<Unpublishing>();
  return {
    state,
    ask: () => setState('asked'),
    cancel: () => setState(undefined),
    async confirm() {
      const written = storableInput(input());
      const problem = draftProblem(written);
      if (problem) return setState({ problem });
      setState('busy');
      const drafts = await draft.hold();
      try {
        await unpublishPost(post, { input: written, seen: seen ?? {}, drafts, by: writer });
      } catch (error) {
        const isChanged = error instanceof EditConflict || error instanceof DraftConflict;
        setState(isChanged ? 'changed' : 'failed');
        clearBlogCache();
        draft.release();
        return;
      }
      clearBlogCache();
      onDone(written);
    },
  };
}

interface UnpublishDialogProps {
  state: Unpublishing;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a post is taken off the site, which also shows why it is still there. */
function UnpublishDialog({ state, onConfirm, onCancel }: UnpublishDialogProps) {
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
