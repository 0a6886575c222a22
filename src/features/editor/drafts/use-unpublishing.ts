import { useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { EditConflict } from '../post-editing.errors.ts';
import type { StoredFields } from '../post-fields.ts';
import type { PostInput } from '../post-input.ts';
import { DraftConflict } from './draft-conflict.ts';
import { draftProblem, storableInput } from './draft-problem.ts';
import { unpublishPost } from './unpublish.service.ts';
import type { ServerDraft } from './use-server-draft.ts';

/** The state of taking a post back to a draft; undefined before the writer asks for it. */
export type Unpublishing = 'asked' | 'busy' | 'failed' | 'changed' | { problem: string };

interface UnpublishingOptions {
  post: string;
  /** The stored version that the form has seen. */
  seen: StoredFields | undefined;
  writer: string;
  draft: ServerDraft;
  input: () => PostInput;
  /** Called with the values of the draft that the post has become. */
  onDone: (input: PostInput) => void;
}

/** Takes a published post back to a draft after a confirmation, with what the form shows. */
export function useUnpublishing(options: UnpublishingOptions) {
  const { post, seen, writer, draft, input, onDone } = options;
  const [state, setState] = useState<Unpublishing>();
  return {
    state,
    ask: () => setState('asked'),
    cancel: () => setState(undefined),
    async confirm() {
      const written = storableInput(input());
      const problem = draftProblem(written);
      if (problem) return setState({ problem });
      setState('busy');
      const drafts = await draft.hold();
      try {
        await unpublishPost(post, { input: written, seen: seen ?? {}, drafts, by: writer });
      } catch (error) {
        const isChanged = error instanceof EditConflict || error instanceof DraftConflict;
        setState(isChanged ? 'changed' : 'failed');
        clearBlogCache();
        draft.release();
        return;
      }
      clearBlogCache();
      onDone(written);
    },
  };
}
