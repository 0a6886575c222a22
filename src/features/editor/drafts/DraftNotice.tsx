import { useState } from 'react';
import { deletePostDraft } from '#src/domain/posts/changes/drafts.service.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { OpenedDraft } from '../initial-form.ts';
import styles from '../PostForm.module.css';
import { isSameVersion, type StoredFields } from '../post-versions.ts';
import type { Draft } from './browser-drafts.ts';
import { savedBy } from './server-draft.ts';

interface DraftNoticeProps {
  /** The id of the draft's post. */
  post: string;
  draft: OpenedDraft;
  writer: string;
  /** Called after the draft of a published post was discarded. */
  onDiscarded: (published: NonNullable<OpenedDraft['published']>) => void;
}

/** Says whose draft is open, and lets the writer go back to the published post. */
export function DraftNotice({ post, draft, writer, onDiscarded }: DraftNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  const { published } = draft;
  const { status, discard } = useDraftDiscard(post, () => published && onDiscarded(published));
  return (
    <section aria-label="Draft">
      <Alert tone="info" title="This is a draft">
        <p>
          {savedBy(draft, writer)}.{' '}
          {published
            ? 'The site shows the published version until you save the changes.'
            : 'It is not on the site yet.'}
        </p>
        {published && (
          <div>
            <Button variant="link" onClick={() => setAsked(true)}>
              Discard the draft
            </Button>
          </div>
        )}
      </Alert>
      {isAsked && (
        <AlertDialog
          question="Discard this draft?"
          description="The changes since the published version are deleted, for everyone. You cannot undo this."
          confirmLabel="Discard the draft"
          cancelLabel="Keep it"
          destructive
          busy={status === 'busy'}
          onConfirm={discard}
          onCancel={() => setAsked(false)}
        >
          {status === 'failed' && (
            <Alert tone="error" title="The draft is still there.">
              <p>Check your connection, and try again.</p>
            </Alert>
          )}
        </AlertDialog>
      )}
    </section>
  );
}

/** Deletes a draft on the server, and calls `onDiscarded` once it is gone. */
function useDraftDiscard(post: string, onDiscarded: () => void) {
  const [status, setStatus] = useState<'resting' | 'busy' | 'failed'>('resting');
  return {
    status,
    async discard() {
      setStatus('busy');
      try {
        await deletePostDraft(post);
      } catch {
        return setStatus('failed');
      }
      onDiscarded();
    },
  };
}

interface DraftOfferProps {
  draft: Draft;
  /** The stored post; undefined for a new one. */
  base: StoredFields | undefined;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
}

const time = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Offers to restore an unsaved draft. */
export function DraftOffer({ draft, base, onRestore, onDiscard }: DraftOfferProps) {
  const [isAsked, setAsked] = useState(false);
  const savedAt = new Date(draft.savedAt).toLocaleString('en-US', time);
  const isOfOlderVersion = base && draft.base && !isSameVersion(base, draft.base);
  return (
    <section className={styles.offer} aria-label="Unsaved draft">
      <Alert tone="info">
        <p className={styles.offerWords}>There is an unsaved draft from {savedAt}.</p>
        {isOfOlderVersion && (
          <p>
            The post was saved after this draft was started. You can still restore the draft: you
            will see both versions before anything is overwritten.
          </p>
        )}
        <div className={styles.offerChoices}>
          <Button variant="quiet" onClick={() => onRestore(draft)}>
            Restore it
          </Button>
          <Button variant="link" onClick={() => setAsked(true)}>
            Discard it
          </Button>
        </div>
      </Alert>
      {isAsked && (
        <AlertDialog
          question="Discard this draft?"
          description={`What you wrote until ${savedAt} is deleted. You cannot undo this.`}
          confirmLabel="Discard the draft"
          cancelLabel="Keep it"
          destructive
          onConfirm={() => {
            setAsked(false);
            onDiscard();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}
