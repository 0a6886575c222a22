import { useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './DraftOffer.module.css';
import type { Draft } from './post-drafts.ts';
import { isSameVersion, type StoredFields } from './post-fields.ts';

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
        <p className={styles.words}>There is an unsaved draft from {savedAt}.</p>
        {isOfOlderVersion && (
          <p>
            The post was saved after this draft was started. You can still restore the draft: you
            will see both versions before anything is overwritten.
          </p>
        )}
        <div className={styles.choices}>
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
