import { useRef, useState } from 'react';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { EditConflict } from './post-editing.errors.ts';
import { savePost, titleOfOtherWithSlug } from './post-editing.service.ts';
import type { PostFields, StoredFields } from './post-fields.ts';

/** Where the saving of a post stands. */
export type Saving =
  | { status: 'idle' }
  | { status: 'saving' }
  /** Not known to be saved: the database refused it or gave no answer. */
  | { status: 'failed' }
  /** Not saved, as it could not be asked whether the slug is free. */
  | { status: 'slug-unchecked' }
  | { status: 'conflict'; mine: PostFields; saved: StoredFields | undefined };

/** What became of a press on the button. */
export type SaveOutcome = { saved: boolean; slugTakenBy?: string };

const notSaved: SaveOutcome = { saved: false };

/**
 * Saving a post, once at a time however often it is pressed.
 *
 * @param loaded the version that the form began with; undefined for a new post
 */
export function usePostSaving(loaded: StoredFields | undefined) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const isBusy = useRef(false);
  const known = useRef<(StoredFields | undefined)[]>([loaded]);

  async function attempt(id: string, fields: PostFields): Promise<SaveOutcome> {
    let isSlugChecked = false;
    try {
      const slugTakenBy = await titleOfOtherWithSlug(fields.slug, id);
      if (slugTakenBy !== undefined) {
        setSaving({ status: 'idle' });
        return { saved: false, slugTakenBy };
      }
      isSlugChecked = true;
      await savePost(id, fields, known.current);
      clearBlogCache();
      return { saved: true };
    } catch (error) {
      if (error instanceof EditConflict) {
        setSaving({ status: 'conflict', mine: fields, saved: error.saved });
      } else if (isSlugChecked) {
        // It may be stored all the same; then it is this form's own version.
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

    /** Saves the post under this id. It never rejects. */
    async save(id: string, fields: PostFields): Promise<SaveOutcome> {
      if (isBusy.current) return notSaved;
      isBusy.current = true;
      setSaving({ status: 'saving' });
      const outcome = await attempt(id, fields);
      isBusy.current = false;
      return outcome;
    },

    /** Lets the next save write over this version, which the writer has seen, and over no other. */
    allowOver(version: StoredFields | undefined) {
      known.current = [version];
    },

    /** Takes a message off, and leaves the versions as they are. */
    dismiss: () => setSaving({ status: 'idle' }),
  };
}
