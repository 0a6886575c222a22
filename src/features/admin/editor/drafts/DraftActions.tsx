import { type ComponentProps, useState } from 'react';
import { deletePostDraft } from '#src/data/admin/posts/drafts.service.ts';
import {
  DraftConflict,
  EditConflict,
  labelFields,
  type StoredFields,
} from '#src/data/admin/posts/post-versions.ts';
import { unpublishPost } from '#src/data/admin/posts/server-draft.service.ts';
import { isDenial } from '#src/data/firebase/request.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import type { OpenedDraft } from '#src/features/admin/editor/post/initial-form.ts';
import styles from '#src/features/admin/editor/post/PostForm.module.css';
import type { PostEditing } from '#src/features/admin/editor/post/use-post-editing.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { type PostInput, postInputFields } from '#src/model/post-changes/post-input.ts';
import { AlertDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { BrowserDraft } from './browser-drafts.ts';
import { savedBy, storableInput } from './server-draft.ts';

interface DraftNoticeProps {
  post: string;
  draft: OpenedDraft;
  writer: string;
  onDiscarded: (published: NonNullable<OpenedDraft['published']>) => void;
}

/** Says whose draft is open, and lets the writer go back to the published post. */
export function DraftNotice({ post, draft, writer, onDiscarded }: DraftNoticeProps) {
  const { published } = draft;
  const [status, setStatus] = useState<'confirming' | 'busy' | 'may still be' | 'is still'>();

  async function discard() {
    setStatus('busy');
    try {
      await deletePostDraft(post);
    } catch (error) {
      return setStatus(isDenial(error) ? 'is still' : 'may still be');
    }
    if (published) onDiscarded(published);
  }

  return (
    <section aria-label="Draft">
      <Alert tone="info" title="This is a draft">
        <p>
          {savedBy(draft, writer)}. {published ? 'Its changes are' : 'It is'} not on the site yet.
        </p>
        {published && (
          <div>
            <Button variant="link" onClick={() => setStatus('confirming')}>
              Discard the draft
            </Button>
          </div>
        )}
      </Alert>
      {status && (
        <DiscardQuestion
          description="The changes since the published version are deleted, for everyone. You cannot undo this."
          busy={status === 'busy'}
          onConfirm={discard}
          onCancel={() => setStatus(undefined)}
        >
          {(status === 'may still be' || status === 'is still') && (
            <Alert tone="error" title={`The draft ${status} there.`}>
              <p>Check your connection, and check that you are still signed in. Then try again.</p>
            </Alert>
          )}
        </DiscardQuestion>
      )}
    </section>
  );
}

function DiscardQuestion(
  props: Omit<ComponentProps<typeof AlertDialog>, 'question' | 'confirmLabel'>,
) {
  const words = { question: 'Discard this draft?', confirmLabel: 'Discard the draft' };
  return <AlertDialog {...words} cancelLabel="Keep it" destructive {...props} />;
}

interface DraftOfferProps {
  draft: BrowserDraft;
  shown: PostInput;
  onRestore: (draft: BrowserDraft) => void;
  onDiscard: () => void;
}

export function DraftOffer({ draft, shown, onRestore, onDiscard }: DraftOfferProps) {
  const [isConfirming, setConfirming] = useState(false);
  const savedAt = formatTime(new Date(draft.savedAt).toISOString());
  return (
    <section aria-label="Unsaved draft">
      <Alert tone="info" title={`There is an unsaved draft from ${savedAt}.`}>
        <p>
          Only this browser has it. It differs from what you see in: {differing(draft.input, shown)}
          .
        </p>
        <div className={styles.offer}>
          <Button variant="quiet" onClick={() => onRestore(draft)}>
            Restore it
          </Button>
          <Button variant="link" onClick={() => setConfirming(true)}>
            Discard it
          </Button>
        </div>
      </Alert>
      {isConfirming && (
        <DiscardQuestion
          description={`What you wrote until ${savedAt} is deleted. You cannot undo this.`}
          onConfirm={() => {
            setConfirming(false);
            onDiscard();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </section>
  );
}

function differing(one: PostInput, other: PostInput): string {
  const names = postInputFields.filter((field) => one[field] !== other[field]);
  const labels = labelFields(names.map((field) => (field === 'state' ? 'states' : field)));
  return new Intl.ListFormat('en-US').format(labels.map((label) => label.toLowerCase()));
}

interface UnpublishProps {
  post: string;
  seen: StoredFields;
  writer: string;
  editing: Pick<PostEditing, 'form' | 'hold' | 'release'>;
  disabled: boolean;
  /** Called once the post is a draft with what the form shows. */
  onDone: () => void;
}

/** The button that takes a published post back to a draft with what the form shows, after a question. */
export function Unpublish({ post, seen, writer, editing, disabled, onDone }: UnpublishProps) {
  const [state, setState] = useState<'confirming' | 'busy' | { title: string; text: string }>();
  const isBusy = state === 'busy';

  async function unpublish() {
    const written = storableInput(editing.form.getValues());
    setState('busy');
    const drafts = await editing.hold();
    try {
      await unpublishPost(post, { input: written, seen, drafts, by: writer });
      onDone();
    } catch (error) {
      const isChanged = error instanceof EditConflict || error instanceof DraftConflict;
      setState(
        isChanged
          ? {
              title: 'Someone changed this post or its draft.',
              text: 'Cancel, then save to see what to do. Nothing was unpublished.',
            }
          : {
              title: 'We do not know whether the post is unpublished.',
              text: 'Everything you wrote is still here. Check your connection, then try again.',
            },
      );
      editing.release();
    }
    clearBlogCache();
  }

  return (
    <>
      <Button variant="link" disabled={disabled} onClick={() => setState('confirming')}>
        Unpublish
      </Button>
      {state && (
        <AlertDialog
          question="Unpublish this post?"
          description="It leaves the blog and becomes a draft with what you see here. Its address shows “not found” until you publish it again. It keeps its date and its history."
          confirmLabel={isBusy ? 'Unpublishing…' : 'Unpublish'}
          busy={isBusy}
          onConfirm={unpublish}
          onCancel={() => setState(undefined)}
        >
          {typeof state === 'object' && (
            <Alert tone="error" title={state.title}>
              <p>{state.text}</p>
            </Alert>
          )}
        </AlertDialog>
      )}
    </>
  );
}
