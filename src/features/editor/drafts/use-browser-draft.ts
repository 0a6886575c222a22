import { useEffect, useRef, useState } from 'react';
import { type InitialForm, keepOrphansAsNew } from '../initial-form.ts';
import { isSameInput, type PostInput, toPostInput } from '../post-input.ts';
import {
  type Draft,
  type DraftPlace,
  deleteDraft,
  draftKey,
  listDrafts,
  lockDraft,
  lockedDrafts,
  saveDraft,
  toNewPostId,
} from './browser-drafts.ts';

const pauseMs = 500;

interface Kept {
  place: DraftPlace;
  initial: InitialForm;
  /** Subscribes to changes of the form; returns a function that unsubscribes. */
  onChange: (changed: () => void) => () => void;
  input: () => PostInput;
  /** The values that were saved on the server last. */
  onServer: () => PostInput | undefined;
}

/**
 * Stores the form as a draft when the writer pauses and when the page is hidden or unloads. A form
 * without changes has no draft.
 */
export function useDraftAutosave({
  place: { writer, post },
  initial: { id, base, draftName },
  onChange,
  input,
  onServer,
}: Kept) {
  const [isRefused, setRefused] = useState(false);
  const done = useRef(false);

  useEffect(() => lockDraft(draftKey({ writer, post }, draftName)), [writer, post, draftName]);

  useEffect(() => {
    const place = { writer, post };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      pause = undefined;
      if (isSameInput(input(), toPostInput(base ?? {}))) deleteDraft(place, draftName);
      else
        setRefused(
          !saveDraft(place, draftName, { id, input: input(), base, onServer: onServer() }),
        );
    };
    const keepNow = () => {
      if (pause === undefined) return;
      clearTimeout(pause);
      keep();
    };
    const unsubscribe = onChange(() => {
      if (done.current) return;
      clearTimeout(pause);
      pause = setTimeout(keep, pauseMs);
    });
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      if (done.current) clearTimeout(pause);
      else keepNow();
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [writer, post, id, draftName, base, onChange, input, onServer]);

  return {
    /** Whether the browser cannot store drafts, such as when its storage is full. */
    isRefused,

    /** Deletes the draft and stops storing it. */
    end() {
      done.current = true;
      deleteDraft({ writer, post }, draftName);
    },
  };
}

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
      const left = listDrafts(place).filter(
        ({ form }) => form !== draftName && !locked.has(draftKey(place, form)),
      );
      for (const { form, input } of left) if (isSameInput(input, saved)) deleteDraft(place, form);
      setOffers(
        left.filter(
          (draft) =>
            !isSameInput(draft.input, saved) &&
            !isSameInput(draft.input, shown) &&
            (!isOfOnePost || toNewPostId(draft) === id),
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
