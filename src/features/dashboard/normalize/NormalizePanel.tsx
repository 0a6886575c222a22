import { useEffect, useRef, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { ReadProgress } from '../admin-posts.service.ts';
import panel from '../Dashboard.module.css';
import {
  type NormalizationReport,
  NormalizationReportView,
  type UndoReport,
} from './NormalizationReport.tsx';
import type { ChangedPost } from './normalization.ts';
import { normalizeBatch, planNormalization, undoBatch } from './normalize.service.ts';
import { runBatches } from './run-batches.ts';

const headingId = 'normalize';

interface NormalizePanelProps {
  admin: string;
  onNormalized: () => void;
}

/** The panel that normalizes the states and keywords of all posts. */
export function NormalizePanel({ admin, onNormalized }: NormalizePanelProps) {
  const { state, normalize, undo } = useNormalization(admin, onNormalized);
  const [isAsked, setAsked] = useState(false);
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
          onClick={() => setAsked(true)}
        >
          {isReading ? 'Reading posts…' : 'Normalize posts'}
        </Button>
        <p role="status" className={panel.status}>
          {isReading && state.progress && readingText(state.progress)}
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
            onConfirm={() => {
              setAsked(false);
              void normalize();
            }}
            onCancel={() => setAsked(false)}
          />
        )}
      </section>
    </Card>
  );
}

type NormalizationState =
  | { step: 'resting' | 'unreadable' }
  | { step: 'reading'; progress?: ReadProgress }
  | { step: 'writing' | 'undoing'; doneCount: number; totalCount: number }
  | { step: 'ended'; report: NormalizationReport; undo?: UndoReport };

/**
 * Reads every post, normalizes in batches, and reports what changed, which can be undone. After a failure, a restart
 * continues with the rest. Unmounting stops reading, and writing before the next batch.
 */
function useNormalization(by: string, onChanged: () => void) {
  const [state, setState] = useState<NormalizationState>({ step: 'resting' });
  const leaving = useRef(new AbortController());
  /** The changes of a run that stopped, which its continuation reports too. */
  const stopped = useRef<readonly ChangedPost[]>([]);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  function finish(ended: NormalizationState) {
    clearBlogCache();
    setState(ended);
    onChanged();
  }

  return {
    state,
    async normalize() {
      const { signal } = leaving.current;
      setState({ step: 'reading' });
      const plan = await planNormalization(
        (progress) => setState({ step: 'reading', progress }),
        signal,
      ).catch(() => undefined);
      if (!plan) return setState({ step: 'unreadable' });
      const { changedPosts: planned } = plan;
      const plannedCount = planned.length;
      const writing = (doneCount: number) =>
        setState({ step: 'writing', doneCount, totalCount: plannedCount });
      if (plannedCount > 0) writing(0);
      const { results, unsure, doneCount } = await runBatches(
        planned,
        (batch) =>
          normalizeBatch(
            batch.map(({ id }) => id),
            by,
          ),
        writing,
        signal,
      );
      const earlier = stopped.current.filter((post) => !planned.some(({ id }) => id === post.id));
      const changedPosts = [...earlier, ...results.flatMap((result) => result.changedPosts)];
      stopped.current = doneCount < plannedCount ? [...changedPosts, ...unsure] : [];
      const report: NormalizationReport = {
        postCount: plan.postCount,
        changedPosts,
        faultyPosts: [...plan.faultyPosts, ...results.flatMap(({ faultyPosts }) => faultyPosts)],
        unsurePosts: unsure,
        plannedCount,
        doneCount,
      };
      // Also after a failure, because a batch without a response may still have changed posts.
      if (plannedCount > 0) finish({ step: 'ended', report });
      else setState({ step: 'ended', report });
    },
    async undo(report: NormalizationReport) {
      const changed = [...report.changedPosts, ...report.unsurePosts];
      stopped.current = [];
      const undoing = (doneCount: number) =>
        setState({ step: 'undoing', doneCount, totalCount: changed.length });
      undoing(0);
      const { results, unsure, doneCount } = await runBatches(
        changed,
        (batch) => undoBatch(batch, by),
        undoing,
        leaving.current.signal,
      );
      const undo: UndoReport = {
        undoneCount: results.reduce((sum, { undoneCount }) => sum + undoneCount, 0),
        changedSince: results.flatMap(({ changedSince }) => changedSince),
        unsureCount: unsure.length,
        plannedCount: changed.length,
        doneCount,
      };
      finish({ step: 'ended', report, undo });
    },
  };
}

function readingText({ readCount, totalCount }: ReadProgress): string {
  const [read, total] = [readCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return `Reading posts… ${read} of ${total}`;
}
