import { type RefObject, useEffect } from 'react';

/**
 * Puts another image, once, in place of each one in an element that does not load.
 *
 * @param html the element's content: when it changes, its images are new
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
    // Errors of images do not bubble.
    element.addEventListener('error', handleError, { capture: true });
    for (const image of element.querySelectorAll('img')) {
      const hasFailed = image.complete && image.naturalWidth === 0;
      if (hasFailed) fallBack(image);
    }
    return () => element.removeEventListener('error', handleError, { capture: true });
  }, [container, html, fallback]);
}
