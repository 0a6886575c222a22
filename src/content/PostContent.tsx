import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { inSiteAddress } from '#src/lib/addresses/in-site-address.ts';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';
import type { ShownHtml } from '#src/model/posts/html-text.ts';
import { defaultImages } from '#src/model/posts/post-images.ts';
import { Prose } from '#src/ui/parts/Prose.tsx';
import styles from './PostContent.module.css';
import type { ArticleContent } from './shown-content.ts';

type PostContentProps = Pick<ArticleContent, 'body'> & Partial<Pick<ArticleContent, 'reading'>>;

/** The content of a post, on its page and in the editor's preview. */
export function PostContent({ body, reading = '' }: PostContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useRouterLinks(ref);
  useCopy(ref, body);
  // The browser leaves a prerendered article as it is, and copies any other.
  const html = typeof document === 'undefined' ? body.innerHTML : '';
  return (
    <Prose
      ref={ref}
      className={styles.content}
      data-post-content={reading}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only the sanitizer makes ShownHtml.
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
      const address = link && !isOwnersPath(link.pathname) && inSiteAddress(click, link);
      if (!address) return;
      click.preventDefault();
      navigate(address, { replace: link.href === window.location.href });
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [container, navigate]);
}

/** Shows a copy of the body's nodes, unless the element is the body, and replaces images that fail to load, once. */
function useCopy(container: RefObject<HTMLElement | null>, body: ShownHtml) {
  // At once, because a picture that fails later may be on its way from the database.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const fallBack = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.getAttribute('src') === defaultImages.post) return;
      if (target.srcset) target.srcset = '';
      target.setAttribute('src', defaultImages.post);
    };
    if (element !== body) element.replaceChildren(...document.importNode(body, true).childNodes);
    // Image errors do not bubble.
    element.addEventListener('error', fallBack, { capture: true });
    for (const image of element.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0) fallBack({ target: image });
    }
    return () => element.removeEventListener('error', fallBack, { capture: true });
  }, [container, body]);
}
