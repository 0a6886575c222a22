import { useEffect, useRef, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import type { ReadProgress } from '../every-post.service.ts';
import type { Normalization } from './normalization.ts';
import { normalizeBatch, planNormalization } from './normalize.service.ts';
import { type BatchesOutcome, runBatches } from './run-batches.ts';

/** The state of the normalization. */
export type NormalizationState =
  | { step: 'resting' }
  | { step: 'reading'; progress?: ReadProgress }
  | { step: 'unreadable' }
  | { step: 'needless'; plan: Normalization }
  | { step: 'asked'; plan: Normalization }
  | { step: 'writing'; plan: Normalization; doneCount: number }
  | { step: 'ended'; plan: Normalization; outcome: BatchesOutcome };

/**
 * Reads every post, asks for confirmation, and normalizes in batches. After a failure, a restart
 * continues with the rest. Unmounting stops the reading.
 *
 * @param by the admin's email address
 * @param onChanged called after posts were changed
 */
export function useNormalization(by: string, onChanged: () => void) {
  const [state, setState] = useState<NormalizationState>({ step: 'resting' });
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  return {
    state,
    async start() {
      leaving.current = new AbortController();
      setState({ step: 'reading' });
      try {
        const plan = await planNormalization(
          (progress) => setState({ step: 'reading', progress }),
          leaving.current.signal,
        );
        setState({ step: plan.changedPosts.length > 0 ? 'asked' : 'needless', plan });
      } catch {
        setState({ step: 'unreadable' });
      }
    },
    cancel: () => setState({ step: 'resting' }),
    async confirm(plan: Normalization) {
      const writing = (doneCount: number) => setState({ step: 'writing', plan, doneCount });
      writing(0);
      const ids = plan.changedPosts.map(({ id }) => id);
      const outcome = await runBatches(ids, (batch) => normalizeBatch(batch, by), writing);
      setState({ step: 'ended', plan, outcome });
      // Also after a failure, because a batch without a response may still have changed posts.
      clearBlogCache();
      onChanged();
    },
  };
}
