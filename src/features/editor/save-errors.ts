import type { PostDraft } from '#src/domain/posts/changes/drafts.service.ts';
import { isSameInput, type PostInput } from './post-input.ts';
import type { StoredFields } from './post-versions.ts';

/** Somebody else changed or deleted the post since this form loaded it; nothing was saved. */
export class EditConflict extends Error {
  override name = 'EditConflict';
  /** The stored version; undefined if the post was deleted. */
  readonly saved: StoredFields | undefined;

  constructor(saved: StoredFields | undefined) {
    super('The stored post is another than the one that was loaded');
    this.saved = saved;
  }
}

/** With fields that an import left in it, the post would be larger than a document can be. */
export class PostTooLarge extends Error {
  override name = 'PostTooLarge';
}

/** The save was denied, or there was no response in time, so the post may or may not be stored. */
export class SaveFailed extends Error {
  override name = 'SaveFailed';
}

/** Somebody else saved or removed the draft since this form loaded it; nothing was saved. */
export class DraftConflict extends Error {
  override name = 'DraftConflict';
  /** The stored draft; undefined if it was published or deleted. */
  readonly saved: PostDraft | undefined;

  constructor(saved: PostDraft | undefined) {
    super('The stored draft is another than the one that was loaded');
    this.saved = saved;
  }
}

/** The versions of a draft that a form has seen or sent; undefined stands for "no draft yet". */
export type KnownDrafts = readonly (PostInput | undefined)[];

/** Whether a form has seen the stored draft. */
export function isKnownDraft(draft: PostDraft | undefined, known: KnownDrafts): boolean {
  return known.some((input) =>
    input && draft ? isSameInput(input, draft.input) : input === draft?.input,
  );
}
