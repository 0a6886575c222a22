import type { StoredFields } from './post-fields.ts';

/** Somebody else changed or deleted the post since this form saw it; nothing was saved. */
export class EditConflict extends Error {
  override name = 'EditConflict';
  /** What is stored now; undefined when the post was deleted. */
  readonly saved: StoredFields | undefined;

  constructor(saved: StoredFields | undefined) {
    super('The stored post is another than the one that was loaded');
    this.saved = saved;
  }
}

/** The post is not known to be saved: refused, or no answer in time. */
export class SaveFailed extends Error {
  override name = 'SaveFailed';
}
