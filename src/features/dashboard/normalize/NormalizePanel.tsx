import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from '../Panel.module.css';
import { readingText } from '../post-texts.ts';
import { ChangesPreview } from './ChangesPreview.tsx';
import { NormalizationOutcome } from './NormalizationOutcome.tsx';
import { NormalizationProgress } from './NormalizationProgress.tsx';
import { planText } from './normalization-texts.ts';
import { useNormalization } from './use-normalization.ts';

const headingId = 'normalize';

interface NormalizePanelProps {
  /** The admin's email address. */
  admin: string;
  onNormalized: () => void;
}

/** The panel that normalizes the states and keywords of all posts. */
export function NormalizePanel({ admin, onNormalized }: NormalizePanelProps) {
  const { state, start, cancel, confirm } = useNormalization(admin, onNormalized);
  const isReading = state.step === 'reading';
  const isWriting = state.step === 'writing';
  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId} className={styles.title}>
          Clean up states and keywords
        </h2>
        <p className={styles.lead}>
          Imported posts may have brackets, quotes, or commas in their states and keywords, so
          searches do not find them. This action reads every post and shows you the changes before
          it makes any.
        </p>
        <NormalizationOutcome state={state} />
        <Button
          variant="quiet"
          className={styles.start}
          busy={isReading}
          disabled={isReading}
          onClick={start}
        >
          {isReading ? 'Reading posts…' : 'Normalize posts'}
        </Button>
        <p role="status" className={styles.progress}>
          {isReading && state.progress ? readingText(state.progress) : ''}
        </p>
        {(state.step === 'asked' || isWriting) && (
          <AlertDialog
            question="This will attempt to normalize all blog post states and keywords. Continue?"
            description={planText(state.plan)}
            confirmLabel={isWriting ? 'Normalizing…' : 'Continue'}
            busy={isWriting}
            onConfirm={() => confirm(state.plan)}
            onCancel={cancel}
          >
            {isWriting ? (
              <NormalizationProgress
                doneCount={state.doneCount}
                totalCount={state.plan.changedPosts.length}
              />
            ) : (
              <ChangesPreview posts={state.plan.changedPosts} />
            )}
          </AlertDialog>
        )}
      </section>
    </Card>
  );
}
