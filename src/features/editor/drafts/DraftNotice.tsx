import { useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { OpenedDraft } from '../initial-form.ts';
import { savedBy } from './draft-state.ts';
import { useDraftDiscard } from './use-draft-discard.ts';

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
