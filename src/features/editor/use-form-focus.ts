import { useEffect, useRef } from 'react';

interface FormFocus {
  /** Whether the form takes the place of another one, whose focus it takes over. */
  isSuccessor: boolean;
  isInSight: boolean;
  focusFirst: () => void;
}

/** Where the keyboard is when what it was on is gone, and after a refused submit. */
export function useFormFocus({ isSuccessor, isInSight, focusFirst }: FormFocus) {
  const summary = useRef<HTMLDivElement>(null);
  const isRefused = useRef(false);
  const wasInSight = useRef(!isSuccessor);

  useEffect(() => {
    if (isInSight && !wasInSight.current) focusFirst();
    wasInSight.current = isInSight;
  }, [isInSight, focusFirst]);

  // The form shows its complaints a moment after it has told of them.
  useEffect(() => {
    if (!isRefused.current || !summary.current) return;
    isRefused.current = false;
    summary.current.focus();
  });

  return {
    /** The ref of the error summary. */
    summary,

    /** Leads to the error summary as soon as it is there. */
    refuse() {
      isRefused.current = true;
    },
  };
}
