import { useEffect, useRef, useState } from 'react';
import type { EditedPost } from './edited-post.schema.ts';
import { draftPlaceOf, type InitialForm } from './initial-form.ts';
import { toPostFields } from './post-fields.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useDraftOffer } from './use-draft-offer.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';

/**
 * Manages a post's form from opening to saving: validation, drafts, conflicts, and leaving.
 *
 * @param writer whose drafts are stored and offered
 * @param onSaved called when the post is stored, unless the form has unmounted by then
 */
export function usePostEditing(initial: InitialForm, writer: string, onSaved: () => void) {
  const { id, base } = initial;
  const place = draftPlaceOf(writer, initial);
  const { form, hasChanges, onChange, input } = usePostForm(initial);
  const { saving, save, allowOver, dismiss } = usePostSaving(base, writer);
  const drafts = useDraftOffer(place, initial);
  const autosave = useDraftAutosave({ place, initial, onChange, input });
  const [isSaved, setSaved] = useState(false);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(post: EditedPost, movesDate: boolean) {
    const outcome = await save(id, toPostFields(post), movesDate);
    if (outcome.slugTakenBy !== undefined) {
      form.setError('slug', {
        message: `The post “${outcome.slugTakenBy}” already has this slug. Choose another one.`,
      });
    }
    if (!outcome.saved) return;
    setSaved(true);
    autosave.end();
    // The writer may have left the page while the post was being saved.
    if (isShown.current) onSaved();
  }

  return {
    form,
    saving,
    send,
    allowOver,
    goOn: dismiss,
    drafts,
    isDraftRefused: autosave.isRefused,
    hasUnsaved: hasChanges && !isSaved,
    /** Discards the form's draft. */
    giveUp: autosave.end,
  };
}
