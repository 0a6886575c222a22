import { useCallback, useEffect, useRef, useState } from 'react';
import { isUploaded } from './pictures.ts';

/**
 * Returns what an `<img>` needs so that its fallback is shown once its picture fails to load. A picture that was
 * uploaded since the last build has no file yet, and comes from the database instead.
 *
 * @param src the picture's address; another one is tried anew
 */
export function usePictureFallback(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  const onError = useCallback(() => {
    if (ref.current) recoverPicture(ref.current, () => setBroken(src));
  }, [src]);

  useEffect(() => {
    // In a prerendered page the picture may have failed before hydration added the listener.
    if (ref.current && hasFailed(ref.current)) onError();
  }, [onError]);

  return { isBroken: broken === src, events: { ref, onError } };
}

/** Whether the browser has given up on a picture. */
export function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

/**
 * Shows an uploaded picture that failed to load from the database.
 *
 * @param giveUp called if it is another picture, or the database does not have it either
 */
export function recoverPicture(image: HTMLImageElement, giveUp: () => void): void {
  if (!isUploaded(image.getAttribute('src'))) giveUp();
  else
    import('./show-stored-picture.ts')
      .then(({ showStoredPicture }) => showStoredPicture(image))
      .catch(giveUp);
}
