import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The history state of a link to the page that is already shown (`ui/NavigationLink.tsx`). */
export const startingOver = { startsOver: true } as const;

/**
 * Shows the page as it is entered after the visitor followed a link to it, although it is already
 * shown.
 *
 * @param startOver called while rendering; it sets state of the calling component only
 */
export function useStartOver(startOver: () => void): void {
  const { key, state } = useLocation();
  const [shown, setShown] = useState(key);
  if (key === shown) return;
  setShown(key);
  if (state?.startsOver) startOver();
}
