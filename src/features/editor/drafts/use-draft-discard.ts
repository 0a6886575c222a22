import { useState } from 'react';
import { deletePostDraft } from '#src/domain/posts/drafts/drafts.service.ts';

/** Deletes a draft on the server, and calls `onDiscarded` once it is gone. */
export function useDraftDiscard(post: string, onDiscarded: () => void) {
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
