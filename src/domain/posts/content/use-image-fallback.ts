import { type RefObject, useEffect } from 'react';

/**
 * Replaces each image in an element that fails to load with a fallback, once.
 *
 * @param html the element's content; the images are checked again when it changes
 */
export function useImageFallback(
  container: RefObject<HTMLElement | null>,
  html: string,
  fallback: string,
) {
  useEffect(() => {
    const element = container.current;
    if (!element || !html) return;
    const fallBack = (target: EventTarget | null) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.getAttribute('src') !== fallback) target.setAttribute('src', fallback);
    };
    const handleError = ({ target }: Event) => fallBack(target);
    // Image errors do not bubble.
    element.addEventListener('error', handleError, { capture: true });
    for (const image of element.querySelectorAll('img')) {
      const hasFailed = image.complete && image.naturalWidth === 0;
      if (hasFailed) fallBack(image);
    }
    return () => element.removeEventListener('error', handleError, { capture: true });
  }, [container, html, fallback]);
}
