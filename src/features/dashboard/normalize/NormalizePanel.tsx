import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import panel from '../Dashboard.module.css';
import { NormalizationReportView } from './NormalizationReport.tsx';
import { readingText } from './normalization-texts.ts';
import { useNormalization } from './use-normalization.ts';

const headingId = 'normalize';

interface NormalizePanelProps {
  /** The admin's email address. */
  admin: string;
  onNormalized: () => void;
}

/** The panel that normalizes the states and keywords of all posts. */
export function NormalizePanel({ admin, onNormalized }: NormalizePanelProps) {
  const { state, isAsked, ask, cancel, confirm, undo } = useNormalization(admin, onNormalized);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReading = state.step === 'reading';
  const isWriting = state.step === 'writing' || state.step === 'undoing';
  const isBusy = isReading || isWriting;

  // The pressed button is inactive meanwhile, or gone.
  useEffect(() => {
    if (isBusy) heading.current?.focus({ preventScroll: true });
  }, [isBusy]);

  return (
    <Card>
      <section aria-labelledby={headingId} className={panel.panel}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={panel.title}>
          Clean up states and keywords
        </h2>
        <p className={panel.lead}>
          Imported posts may have brackets, quotes, or commas in their states and keywords, so
          searches do not find them. This action reads every post, cleans both lists, and shows you
          what it changed. You can undo it.
        </p>
        <Button
          variant="quiet"
          className={panel.start}
          busy={isBusy}
          disabled={isBusy}
          onClick={ask}
        >
          {isReading ? 'Reading posts…' : 'Normalize posts'}
        </Button>
        <p role="status" className={panel.status}>
          {isReading && state.progress ? readingText(state.progress) : ''}
        </p>
        {isWriting && (
          <ProgressBar
            label={state.step === 'writing' ? 'Normalizing posts' : 'Undoing the changes'}
            done={state.doneCount}
            total={state.totalCount}
          />
        )}
        {state.step === 'unreadable' && (
          <Alert tone="error" title="Normalization failed.">
            <p>The posts could not be read. Nothing was changed.</p>
          </Alert>
        )}
        {state.step === 'ended' && (
          <NormalizationReportView
            report={state.report}
            undo={state.undo}
            onUndo={() => undo(state.report)}
          />
        )}
        {isAsked && (
          <AlertDialog
            question="This will attempt to normalize all blog post states and keywords. Continue?"
            confirmLabel="Continue"
            onConfirm={confirm}
            onCancel={cancel}
          />
        )}
      </section>
    </Card>
  );
}
