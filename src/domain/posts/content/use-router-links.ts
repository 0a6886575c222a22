import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { inSiteAddress } from '#src/lib/in-site-address.ts';

/** Routes clicks on the plain links in an element through the router, like the site's other links. */
export function useRouterLinks(container: RefObject<HTMLElement | null>) {
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
