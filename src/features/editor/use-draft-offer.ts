import { useEffect, useState } from 'react';
import { heldDrafts } from './draft-locks.ts';
import { type Draft, type DraftPlace, draftKey, draftsOf, dropDraft } from './post-drafts.ts';
import type { StoredFields } from './post-fields.ts';
import { isSameInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/**
 * The drafts that earlier forms of a post left behind, one after the other, the newest first.
 * Those of forms that are open in another tab are not offered, nor what is saved by now.
 *
 * @param stored the post as it was loaded
 */
export function useDraftOffer({ writer, post }: DraftPlace, stored: StoredFields | undefined) {
  const [offers, setOffers] = useState<Draft[]>([]);

  useEffect(() => {
    let wanted = true;
    const place = { writer, post };
    const saved = toPostInput(stored ?? {});
    heldDrafts().then((held) => {
      if (!wanted) return;
      const left = draftsOf(place).filter(({ form }) => !held.has(draftKey(place, form)));
      for (const { form, input } of left) if (isSameInput(input, saved)) dropDraft(place, form);
      setOffers(left.filter(({ input }) => !isSameInput(input, saved)));
    });
    return () => {
      wanted = false;
    };
  }, [writer, post, stored]);

  const goOn = () => setOffers((all) => all.slice(1));
  return {
    /** The draft to decide about; undefined when there is none. */
    offer: offers[0],
    goOn,
    discard() {
      if (offers[0]) dropDraft({ writer, post }, offers[0].form);
      goOn();
    },
  };
}
