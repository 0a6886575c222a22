import { useEffect, useRef, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import type { ReadProgress } from '../admin-posts.service.ts';
import type { ChangedPost, Normalization } from './normalization.ts';
import { normalizeBatch, planNormalization, undoBatch } from './normalize.service.ts';
import { runBatches } from './run-batches.ts';

/** What a normalization did. */
export interface NormalizationReport extends Normalization {
  /** Posts whose batch failed; they may have been changed. */
  unsurePosts: readonly ChangedPost[];
  /** The number of posts that were to change. */
  plannedCount: number;
  /** The number of planned posts in successful batches. */
  doneCount: number;
}

/** What undoing a normalization did. */
export interface UndoReport {
  undoneCount: number;
  changedSince: readonly ChangedPost[];
  unsureCount: number;
  /** The number of posts to undo, and of those in successful batches. */
  plannedCount: number;
  doneCount: number;
}

/** The state of the normalization. */
export type NormalizationState =
  | { step: 'resting' | 'unreadable' }
  | { step: 'reading'; progress?: ReadProgress }
  | { step: 'writing' | 'undoing'; doneCount: number; totalCount: number }
  | { step: 'ended'; report: NormalizationReport; undo?: UndoReport };

/**
 * Asks, reads every post, normalizes in batches, and reports what changed, which can be undone. After a
 * failure, a restart continues with the rest. Unmounting stops reading, and writing before the next
 * batch.
 *
 * @param by the admin's email address
 * @param onChanged called after posts may have been changed
 */
export function useNormalization(by: string, onChanged: () => void) {
  const [state, setState] = useState<NormalizationState>({ step: 'resting' });
  const [isAsked, setAsked] = useState(false);
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
    /** Whether the question is shown. */
    isAsked,
    ask: () => setAsked(true),
    cancel: () => setAsked(false),
    async confirm() {
      setAsked(false);
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
      stopped.current = unsure.length > 0 ? [...changedPosts, ...unsure] : [];
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
