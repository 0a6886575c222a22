import { useEffect, useRef, useState } from 'react';
import { findLocked, lockName } from '#src/data/state/use-unsaved.ts';
import { debounce } from '#src/features/admin/editor/post/debounce.ts';
import type { InitialForm } from '#src/features/admin/editor/post/initial-form.ts';
import { isSameInput, type PostInput, toPostInput } from '#src/model/post-changes/post-input.ts';
import {
  type BrowserDraft,
  deleteDraft,
  findDrafts,
  nameDraft,
  saveDraft,
} from './browser-drafts.ts';
import { storableInput } from './server-draft.ts';

const pauseMs = 500;

interface Kept {
  place: string;
  initial: InitialForm;
  /** The values with which nothing is unsaved. */
  loaded: PostInput;
  /** Subscribes to changes of the form; returns a function that unsubscribes. */
  onChange: (changed: () => void) => () => void;
  input: () => PostInput;
  onServer: () => PostInput | undefined;
}

/** Stores the form as a draft on a pause and when the page goes, unless nothing is unsaved or the server has it all. */
export function useDraftAutosave({ place, initial, loaded, onChange, input, onServer }: Kept) {
  const { id, base, draftName } = initial;
  const [isRefused, setRefused] = useState(false);
  const done = useRef(false);

  useEffect(() => lockName(nameDraft(place, draftName)), [place, draftName]);

  useEffect(() => {
    const { schedule, flush } = debounce(() => {
      if (done.current) return;
      const draft = { id, input: input(), base, onServer: onServer() };
      const isStored = [loaded, draft.onServer].some(matchVersion(draft.input));
      if (isStored) deleteDraft(place, draftName);
      else setRefused(!saveDraft(place, draftName, draft));
    }, pauseMs);
    const unsubscribe = onChange(schedule);
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('visibilitychange', flush, { signal });
    window.addEventListener('pagehide', flush, { signal });
    return () => {
      unsubscribe();
      flush();
      ending.abort();
    };
  }, [place, id, draftName, base, loaded, onChange, input, onServer]);

  return {
    /** Whether the browser cannot store drafts, such as when its storage is full. */
    isRefused,

    end() {
      done.current = true;
      deleteDraft(place, draftName);
    },
  };
}

/** Returns whether a version has all of what was written. */
const matchVersion = (written: PostInput) => (version: PostInput | undefined) =>
  version !== undefined && isSameInput(storableInput(written), version);

/**
 * Returns the drafts that earlier forms of a post left behind, newest first. It skips drafts of forms that are open in
 * another tab, what the form already shows, and what is stored elsewhere: in the post, in the draft on the server, or
 * in a newer draft.
 */
export function useDraftOffer(place: string, initial: InitialForm) {
  const { id, base, draftName, input: shown } = initial;
  // What a form does not show is not kept by the draft that it saves over.
  const onServer = initial.opened && initial.onServer;
  const isOfOnePost = initial.opened !== undefined && !base;
  const [offers, setOffers] = useState<BrowserDraft[]>([]);

  useEffect(() => {
    let wanted = true;
    void findLocked().then((isLocked) => {
      if (!wanted) return;
      const left: BrowserDraft[] = [];
      for (const draft of findDrafts(place)) {
        if (draft.form === draftName || isLocked(nameDraft(place, draft.form))) continue;
        const known = [toPostInput(base ?? {}), onServer, draft.onServer];
        const stored = [...known, ...left.map((newer) => newer.input)];
        if (stored.some(matchVersion(draft.input))) deleteDraft(place, draft.form);
        else left.push(draft);
      }
      const isOffered = (draft: BrowserDraft) =>
        !isSameInput(draft.input, shown) && (!isOfOnePost || (draft.id ?? draft.form) === id);
      setOffers(left.filter(isOffered));
    });
    return () => {
      wanted = false;
    };
  }, [place, id, base, draftName, shown, onServer, isOfOnePost]);

  const [offer] = offers;
  return {
    /** The draft to offer; undefined if there is none. */
    offer,
    discard() {
      if (offer) deleteDraft(place, offer.form);
      setOffers(offers.slice(1));
    },
  };
}
