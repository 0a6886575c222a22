import { useState } from 'react';
import type { EditedPost } from './edited-post.schema.ts';
import { dropDraft } from './post-drafts.ts';
import { type StoredFields, toPostFields } from './post-fields.ts';
import { toPostInput } from './to-post-input.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useDraftOffer } from './use-draft-offer.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';

export interface PostToEdit {
  /** The id of the stored post, or the one that a new post will have. */
  id: string;
  /** The stored post; undefined for a new one. */
  stored: StoredFields | undefined;
  /** Whose drafts are kept and offered. */
  writer: string;
}

/**
 * Everything that happens to the words of a post between opening its form and having it saved.
 *
 * @param onSaved is called once, when the post is stored
 */
export function usePostEditing({ id, stored, writer }: PostToEdit, onSaved: () => void) {
  const isNew = stored === undefined;
  const place = { writer, post: isNew ? 'new' : id };
  // The name of a new post's draft is the post's id too. So a draft that is restored after a save
  // whose answer was lost is saved as the same post.
  const [draftName, setDraftName] = useState(() => (isNew ? id : crypto.randomUUID()));
  const [base, setBase] = useState(stored);
  const { form, subscribeToValues, input } = usePostForm(base);
  const { saving, save, begin, dismiss } = usePostSaving(stored);
  const { offer, goOn, discard } = useDraftOffer(place, stored);
  const keeping = useDraftKeeping({ place, draftName, base, subscribe: subscribeToValues, input });
  const [isSaved, setSaved] = useState(false);

  async function send(post: EditedPost) {
    const outcome = await save(isNew ? draftName : id, toPostFields(post));
    if (outcome.slugTakenBy !== undefined) {
      form.setError('slug', {
        message: `The post “${outcome.slugTakenBy}” has this slug already. Choose another one.`,
      });
    }
    if (!outcome.saved) return;
    setSaved(true);
    keeping.end();
    onSaved();
  }

  return {
    form,
    base,
    saving,
    send,
    hasUnsaved: form.formState.isDirty && !isSaved,
    isDraftRefused: keeping.isRefused,
    goOnEditing: dismiss,

    /** Lets the next save write over this version, which the writer has seen. */
    allowOver: begin,

    takeSaved(saved: StoredFields) {
      setBase(saved);
      begin(saved);
      form.reset(toPostInput(saved));
      dropDraft(place, draftName);
    },

    draft: offer && {
      offer,
      discard,
      restore() {
        const begun = offer.base ?? undefined;
        setDraftName(offer.form);
        setBase(begun);
        begin(begun);
        form.reset(toPostInput(begun ?? {}));
        form.reset(offer.input, { keepDefaultValues: true });
        goOn();
      },
    },
  };
}
