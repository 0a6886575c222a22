import { useEffect, useRef, useState } from 'react';
import { lockDraft } from './draft-locks.ts';
import type { InitialForm } from './initial-form.ts';
import { type DraftPlace, deleteDraft, draftKey, saveDraft } from './post-drafts.ts';
import { isSameInput, type PostInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

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
