import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './DraftOffer.module.css';
import type { Draft } from './post-drafts.ts';

interface DraftOfferProps {
  draft: Draft;
  /** Whether the post was saved again since the draft was begun. */
  isOfOlderVersion: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

const time = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Words from before that were never saved: offered, never forced. */
export function DraftOffer({ draft, isOfOlderVersion, onRestore, onDiscard }: DraftOfferProps) {
  const savedAt = new Date(draft.savedAt).toLocaleString('en-US', time);
  return (
    <section className={styles.offer} aria-label="Unsaved draft">
      <Alert tone="info">
        <p className={styles.words}>There is an unsaved draft from {savedAt}.</p>
        {isOfOlderVersion && (
          <p>
            The post was saved after this draft was begun. You can restore it all the same: before
            anything is written over, you will see both versions.
          </p>
        )}
        <div className={styles.choices}>
          <Button variant="quiet" onClick={onRestore}>
            Restore it
          </Button>
          <Button variant="link" onClick={onDiscard}>
            Discard it
          </Button>
        </div>
      </Alert>
    </section>
  );
}
