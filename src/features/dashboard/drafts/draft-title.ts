import type { PostDraft } from '#src/domain/posts/drafts/post-draft.ts';

/** Returns the title of a draft, or Untitled. */
export function draftTitle({ input }: Pick<PostDraft, 'input'>): string {
  return input.title.trim() || 'Untitled';
}
