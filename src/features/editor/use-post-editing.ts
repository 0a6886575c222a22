import { useEffect, useRef, useState } from 'react';
import { useServerDraft } from './drafts/use-server-draft.ts';
import type { EditedPost } from './edited-post.schema.ts';
import { draftPlaceOf, type InitialForm } from './initial-form.ts';
import { mergeOf } from './merge-versions.ts';
import {
  type PostFieldName,
  type PostFields,
  type StoredFields,
  toPostFields,
} from './post-fields.ts';
import { labelsOf } from './post-versions.ts';
import { toPostInput } from './to-post-input.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useDraftOffer } from './use-draft-offer.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';

/**
 * Manages a post's form from opening to saving: validation, drafts, conflicts, and leaving.
 *
 * @param writer whose drafts are stored and offered
 * @param onSaved called with the labels of the fields that were taken from another person's version
 *   when the post is stored, unless the form has unmounted by then
 * @param onRebase called with the same form on the version that it has been merged with
 */
export function usePostEditing(
  initial: InitialForm,
  writer: string,
  onSaved: (merged: string[]) => void,
  onRebase: (initial: InitialForm) => void,
) {
  const { id, base } = initial;
  const place = draftPlaceOf(writer, initial);
  const { form, hasChanges, onChange, input } = usePostForm(initial);
  const { saving, save, ask, allowOver, dismiss } = usePostSaving(base, writer);
  const drafts = useDraftOffer(place, initial);
  const draft = useServerDraft({ initial, writer, form, onChange, input });
  const { onServer } = draft;
  const autosave = useDraftAutosave({ place, initial, onChange, input, onServer });
  const [isSaved, setSaved] = useState(false);
  const [mergeCount, setMergeCount] = useState(0);
  const taken = useRef(new Set<PostFieldName>());
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function meetConflict(mine: PostFields, saved: StoredFields | undefined) {
    const merge = saved ? mergeOf(base, mine, saved) : { contested: [], theirs: [] };
    if (saved && merge.contested.length === 0) combine(saved, merge.theirs);
    else ask({ mine, saved, ...merge });
  }

  /** Takes fields of the saved version over, from which the form starts from now on. */
  function combine(saved: StoredFields, fromSaved: readonly PostFieldName[]) {
    const theirs = toPostInput(saved);
    for (const name of fromSaved) {
      taken.current.add(name);
      const field = name === 'states' ? 'state' : name;
      form.setValue(field, theirs[field]);
    }
    allowOver(saved);
    onRebase({ ...initial, base: saved, input: input() });
    setMergeCount((count) => count + 1);
  }

  async function send(post: EditedPost, movesDate: boolean) {
    const fields = toPostFields(post);
    const known = await draft.hold();
    const outcome = await save(id, fields, { movesDate, drafts: known });
    if (outcome.conflict) meetConflict(fields, outcome.conflict.saved);
    if (outcome.slugTakenBy !== undefined) {
      form.setError('slug', {
        message: `The post “${outcome.slugTakenBy}” already has this slug. Choose another one.`,
      });
    }
    if (outcome.draftConflict) draft.meet(outcome.draftConflict.saved);
    else if (!outcome.saved) draft.release();
    if (!outcome.saved) return;
    setSaved(true);
    autosave.end();
    // The writer may have left the page while the post was being saved.
    if (isShown.current) onSaved(labelsOf([...taken.current]));
  }

  return {
    form,
    saving,
    send,
    combine,
    /** Increases when versions were merged, after which the form has to be submitted again. */
    mergeCount,
    allowOver,
    goOn: dismiss,
    drafts,
    isDraftRefused: autosave.isRefused,
    /** The form's draft on the server. */
    draft,
    hasUnsaved: hasChanges && !isSaved && !draft.isKept,
    /** Discards the draft that this browser keeps. */
    giveUp: autosave.end,
  };
}
