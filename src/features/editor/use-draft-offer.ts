import { useEffect, useState } from 'react';
import type { Beginning } from './beginning.ts';
import { heldDrafts } from './draft-locks.ts';
import { type Draft, type DraftPlace, draftKey, draftsOf, dropDraft } from './post-drafts.ts';
import { isSameInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/**
 * The drafts that earlier forms of a post left behind, the newest first. Those of forms that are
 * open in another tab are not offered, nor what is saved by now.
 */
export function useDraftOffer({ writer, post }: DraftPlace, { base, draftName }: Beginning) {
  const [offers, setOffers] = useState<Draft[]>([]);

  useEffect(() => {
    let wanted = true;
    const place = { writer, post };
    const saved = toPostInput(base ?? {});
    heldDrafts().then((held) => {
      if (!wanted) return;
      const left = draftsOf(place).filter(
        ({ form }) => form !== draftName && !held.has(draftKey(place, form)),
      );
      for (const { form, input } of left) if (isSameInput(input, saved)) dropDraft(place, form);
      setOffers(left.filter(({ input }) => !isSameInput(input, saved)));
    });
    return () => {
      wanted = false;
    };
  }, [writer, post, base, draftName]);

  const [offer] = offers;
  return {
    /** The draft to decide about; undefined when there is none. */
    offer,
    discard() {
      if (offer) dropDraft({ writer, post }, offer.form);
      setOffers(offers.slice(1));
    },
  };
}
