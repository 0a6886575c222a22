import { useEffect, useRef, useState } from 'react';
import type { Beginning } from './beginning.ts';
import { lockDraft } from './draft-locks.ts';
import { type DraftPlace, draftKey, dropDraft, keepDraft } from './post-drafts.ts';
import { isSameInput, type PostInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

const pauseMs = 500;

interface Kept {
  place: DraftPlace;
  beginning: Beginning;
  /** Subscribes to changes of the form; returns a function that unsubscribes. */
  onChange: (changed: () => void) => () => void;
  input: () => PostInput;
}

/**
 * Stores the form as a draft when the writer pauses and when the page is hidden or unloads. A form
 * without changes has no draft.
 */
export function useDraftKeeping({
  place: { writer, post },
  beginning: { base, draftName },
  onChange,
  input,
}: Kept) {
  const [isRefused, setRefused] = useState(false);
  const done = useRef(false);

  useEffect(() => lockDraft(draftKey({ writer, post }, draftName)), [writer, post, draftName]);

  useEffect(() => {
    const place = { writer, post };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      pause = undefined;
      if (isSameInput(input(), toPostInput(base ?? {}))) dropDraft(place, draftName);
      else setRefused(!keepDraft(place, draftName, { input: input(), base }));
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
  }, [writer, post, draftName, base, onChange, input]);

  return {
    /** Whether the browser cannot store drafts, such as when its storage is full. */
    isRefused,

    /** Deletes the draft and stops storing it. */
    end() {
      done.current = true;
      dropDraft({ writer, post }, draftName);
    },
  };
}
