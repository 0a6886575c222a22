import type { MouseEvent } from 'react';
import { NavLink, type NavLinkProps, useMatch } from 'react-router-dom';

interface NavigationLinkProps extends Omit<NavLinkProps, 'to' | 'end' | 'className'> {
  to: string;
  className?: string | undefined;
}

/** A link of the header or footer: to the page that is already shown, it leads to its top. */
export function NavigationLink({ to, onClick, ...rest }: NavigationLinkProps) {
  const isHere = useMatch({ path: to, end: true }) !== null;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isHere || opensElsewhere) return;
    event.preventDefault();
    scrollToTop();
  }

  return <NavLink {...rest} to={to} end onClick={handleClick} />;
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
