import { useState } from 'react';
import { deletePostDraft } from '#src/domain/posts/drafts/drafts.service.ts';
import type { PostDraft } from '#src/domain/posts/drafts/post-draft.ts';

/** The state of deleting a draft. */
export interface DraftDeletion {
  draft: PostDraft;
  status: 'asked' | 'deleting' | 'failed';
}

/** Deletes a draft after a confirmation. */
export function useDraftDeletion(onDeleted: () => void) {
  const [question, setQuestion] = useState<DraftDeletion>();
  return {
    question,
    ask: (draft: PostDraft) => setQuestion({ draft, status: 'asked' }),
    cancel: () => setQuestion(undefined),
    async confirm() {
      if (!question) return;
      const { draft } = question;
      setQuestion({ draft, status: 'deleting' });
      try {
        await deletePostDraft(draft.id);
      } catch {
        return setQuestion({ draft, status: 'failed' });
      }
      setQuestion(undefined);
      onDeleted();
    },
  };
}
