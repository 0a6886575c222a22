import { useEffect, useRef } from 'react';

interface FormFocus {
  /** Whether the form replaces another one and takes over its focus. */
  isSuccessor: boolean;
  isInSight: boolean;
  focusFirst: () => void;
}

/** Moves the focus when the focused element disappears and after a failed submit. */
export function useFormFocus({ isSuccessor, isInSight, focusFirst }: FormFocus) {
  const summary = useRef<HTMLDivElement>(null);
  const isRefused = useRef(false);
  const wasInSight = useRef(!isSuccessor);

  useEffect(() => {
    if (isInSight && !wasInSight.current) focusFirst();
    wasInSight.current = isInSight;
  }, [isInSight, focusFirst]);

  // The error summary renders shortly after `refuse` is called.
  useEffect(() => {
    if (!isRefused.current || !summary.current) return;
    isRefused.current = false;
    summary.current.focus();
  });

  return {
    /** The ref of the error summary. */
    summary,

    /** Focuses the error summary as soon as it renders. */
    refuse() {
      isRefused.current = true;
    },
  };
}
