import type { Draft, DraftPlace } from './post-drafts.ts';
import type { StoredFields } from './post-fields.ts';
import type { PostInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/** What a form begins with. */
export interface Beginning {
  /** The post's id, also that of one that is not stored yet. */
  id: string;
  /** The version that the form stands for, as it was stored; undefined for a new post. */
  base: StoredFields | undefined;
  input: PostInput;
  /** The name of the form's own draft. */
  draftName: string;
}

/**
 * A form for a new post. Its draft's name is the post's id, so that a draft that is restored after
 * a save whose answer was lost is saved as the same post.
 */
export function newBeginning(id: string): Beginning {
  return { id, base: undefined, input: toPostInput({}), draftName: id };
}

/** A form for a stored post. */
export function storedBeginning(id: string, stored: StoredFields): Beginning {
  return { id, base: stored, input: toPostInput(stored), draftName: crypto.randomUUID() };
}

/** A form that goes on with a draft, from the version that the draft was begun with. */
export function draftBeginning(id: string, { form, base, input }: Draft): Beginning {
  return base
    ? { id, base, input, draftName: form }
    : { id: form, base: undefined, input, draftName: form };
}

/** Where the drafts of such a form are. */
export function draftPlaceOf(writer: string, { id, base }: Beginning): DraftPlace {
  return { writer, post: base ? id : 'new' };
}
