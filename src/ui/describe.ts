import type { ReactNode } from 'react';

interface Description {
  hint?: ReactNode;
  error?: string | undefined;
}

/** Returns the ids of a control's hint and error and the ARIA attributes that reference them. */
export function describe(id: string, { hint, error }: Description) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
