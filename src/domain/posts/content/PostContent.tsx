import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { inSiteAddress } from '#src/lib/in-site-address.ts';
import { Prose } from '#src/ui/Prose.tsx';
import { defaultImages } from '../post-images.ts';
import styles from './PostContent.module.css';
import type { SafeHtml } from './sanitizer.ts';
import { contentMark } from './shown-content.ts';

interface PostContentProps {
  html: SafeHtml;
}

/** The content of a post, on its page and in the editor's preview. */
export function PostContent({ html }: PostContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useRouterLinks(ref);
  useImageFallback(ref, html, defaultImages.post);
  return (
    <Prose
      ref={ref}
      className={styles.content}
      {...contentMark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only the sanitizer makes SafeHtml.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Routes clicks on the plain links in an element through the router, like the site's other links. */
function useRouterLinks(container: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    const handleClick = (click: MouseEvent) => {
      const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]');
      const address = link && inSiteAddress(click, link);
      if (!address) return;
      click.preventDefault();
      navigate(address, { replace: link.href === window.location.href });
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [container, navigate]);
}

/**
 * Replaces each image in an element that fails to load with a fallback, once.
 *
 * @param html the element's content; the images are checked again when it changes
 */
function useImageFallback(
  container: RefObject<HTMLElement | null>,
  html: string,
  fallback: string,
) {
  // At once, because a picture that fails later may be on its way from the database.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !html) return;
    const fallBack = (target: EventTarget | null) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.getAttribute('src') === fallback) return;
      if (target.srcset) target.srcset = '';
      target.setAttribute('src', fallback);
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
