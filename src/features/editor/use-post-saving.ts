import { useRef, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { savePost, titleOfOtherWithSlug } from './post-editing.service.ts';
import type { Merge, PostFields, StoredFields } from './post-versions.ts';
import { DraftConflict, EditConflict, type KnownDrafts, PostTooLarge } from './save-errors.ts';

/** The state of saving a post. */
export type Saving =
  | { status: 'idle' }
  | { status: 'saving' }
  /** Not known to be saved: the database denied it or did not respond. */
  | { status: 'failed' }
  /** Not saved, because checking the slug's uniqueness failed. */
  | { status: 'slug-unchecked' }
  /** Not saved, because it does not fit into a document of the database. */
  | { status: 'too-large' }
  | ({ status: 'conflict' } & Conflict);

/** Two versions between which the writer has to choose. */
export interface Conflict extends Merge {
  mine: PostFields;
  /** Undefined if the post was deleted. */
  saved: StoredFields | undefined;
}

/** The outcome of a save. */
export interface SaveOutcome {
  saved: boolean;
  slugTakenBy?: string;
  conflict?: EditConflict;
  draftConflict?: DraftConflict;
}

interface SaveOptions {
  /** Whether the save becomes the date of a stored post. */
  movesDate: boolean;
  /** The versions of the draft on the server that the form knows. */
  drafts: KnownDrafts | undefined;
}

const notSaved: SaveOutcome = { saved: false };

/**
 * Saves a post, one save at a time.
 *
 * @param loaded the version that the form started from; undefined for a new post
 * @param writer the writer's email address
 */
export function usePostSaving(loaded: StoredFields | undefined, writer: string) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const isBusy = useRef(false);
  const known = useRef<(StoredFields | undefined)[]>([loaded]);

  async function attempt(
    id: string,
    fields: PostFields,
    options: SaveOptions,
  ): Promise<SaveOutcome> {
    let isSlugChecked = false;
    try {
      const slugTakenBy = await titleOfOtherWithSlug(fields.slug, id);
      if (slugTakenBy !== undefined) {
        setSaving({ status: 'idle' });
        return { saved: false, slugTakenBy };
      }
      isSlugChecked = true;
      await savePost(id, fields, known.current, { by: writer, ...options });
      clearBlogCache();
      return { saved: true };
    } catch (error) {
      if (error instanceof EditConflict) {
        return { saved: false, conflict: error };
      } else if (error instanceof DraftConflict) {
        setSaving({ status: 'idle' });
        return { saved: false, draftConflict: error };
      } else if (error instanceof PostTooLarge) {
        setSaving({ status: 'too-large' });
      } else if (isSlugChecked) {
        // It may still have been stored, so this form must recognize it as its own version.
        known.current.push(fields);
        clearBlogCache();
        setSaving({ status: 'failed' });
      } else {
        setSaving({ status: 'slug-unchecked' });
      }
      return notSaved;
    }
  }

  return {
    saving,

    /** Saves the post under this id. Never rejects. */
    async save(id: string, fields: PostFields, options: SaveOptions): Promise<SaveOutcome> {
      if (isBusy.current) return notSaved;
      isBusy.current = true;
      setSaving({ status: 'saving' });
      const outcome = await attempt(id, fields, options);
      isBusy.current = false;
      return outcome;
    },

    /** Lets the writer choose between two versions. */
    ask: (conflict: Conflict) => setSaving({ status: 'conflict', ...conflict }),

    /** Lets the next save overwrite this version, which the writer has seen, and no other. */
    allowOver(version: StoredFields | undefined) {
      known.current = [version];
    },

    /** Removes the message and keeps the known versions. */
    dismiss: () => setSaving({ status: 'idle' }),
  };
}
