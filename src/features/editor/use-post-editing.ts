import { useEffect, useRef, useState } from 'react';
import { type Beginning, draftPlaceOf } from './beginning.ts';
import type { EditedPost } from './edited-post.schema.ts';
import { toPostFields } from './post-fields.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useDraftOffer } from './use-draft-offer.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';

/**
 * Everything that happens to the words of a post between opening its form and having it saved.
 *
 * @param writer whose drafts are kept and offered
 * @param onSaved is called when the post is stored, unless the form is gone by then
 */
export function usePostEditing(beginning: Beginning, writer: string, onSaved: () => void) {
  const { id, base } = beginning;
  const place = draftPlaceOf(writer, beginning);
  const { form, hasChanges, onChange, input } = usePostForm(beginning);
  const { saving, save, allowOver, dismiss } = usePostSaving(base);
  const drafts = useDraftOffer(place, beginning);
  const keeping = useDraftKeeping({ place, beginning, onChange, input });
  const [isSaved, setSaved] = useState(false);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(post: EditedPost) {
    const outcome = await save(id, toPostFields(post));
    if (outcome.slugTakenBy !== undefined) {
      form.setError('slug', {
        message: `The post “${outcome.slugTakenBy}” already has this slug. Choose another one.`,
      });
    }
    if (!outcome.saved) return;
    setSaved(true);
    keeping.end();
    // Whoever left while the post was on its way is somewhere else by now.
    if (isShown.current) onSaved();
  }

  return {
    form,
    saving,
    send,
    allowOver,
    goOn: dismiss,
    drafts,
    isDraftRefused: keeping.isRefused,
    hasUnsaved: hasChanges && !isSaved,
    /** Nothing of what the form says is wanted any more. */
    giveUp: keeping.end,
  };
}
