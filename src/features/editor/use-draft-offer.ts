import { useEffect, useState } from 'react';
import { lockedDrafts } from './draft-locks.ts';
import type { InitialForm } from './initial-form.ts';
import { keepOrphansAsNew } from './keep-as-new.ts';
import {
  type Draft,
  type DraftPlace,
  deleteDraft,
  draftKey,
  draftsOf,
  newPostOf,
} from './post-drafts.ts';
import { isSameInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/**
 * Returns the drafts that earlier forms of a post left behind, newest first. It skips drafts of
 * forms that are open in another tab, drafts without changes to the stored post, and what the form
 * already shows. With a new post, it also returns the drafts of posts that were deleted.
 */
export function useDraftOffer({ writer, post }: DraftPlace, initial: InitialForm) {
  const { id, base, draftName, input: shown } = initial;
  const isOfOnePost = initial.opened !== undefined && post === 'new';
  const [offers, setOffers] = useState<Draft[]>([]);

  useEffect(() => {
    let wanted = true;
    const place = { writer, post };
    const saved = toPostInput(base ?? {});
    const offer = async () => {
      const locked = await lockedDrafts();
      if (!wanted) return;
      const left = draftsOf(place).filter(
        ({ form }) => form !== draftName && !locked.has(draftKey(place, form)),
      );
      for (const { form, input } of left) if (isSameInput(input, saved)) deleteDraft(place, form);
      setOffers(
        left.filter(
          (draft) =>
            !isSameInput(draft.input, saved) &&
            !isSameInput(draft.input, shown) &&
            (!isOfOnePost || newPostOf(draft) === id),
        ),
      );
    };
    const offerWithOrphans = async () => {
      await offer();
      if (post === 'new' && !isOfOnePost && (await keepOrphansAsNew(writer))) await offer();
    };
    void offerWithOrphans();
    return () => {
      wanted = false;
    };
  }, [writer, post, id, base, draftName, shown, isOfOnePost]);

  const [offer] = offers;
  return {
    /** The draft to offer; undefined if there is none. */
    offer,
    discard() {
      if (offer) deleteDraft({ writer, post }, offer.form);
      setOffers(offers.slice(1));
    },
  };
}
