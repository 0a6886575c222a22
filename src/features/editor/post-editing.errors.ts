import type { StoredFields } from './post-fields.ts';

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
