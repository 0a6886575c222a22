import type { MouseEvent } from 'react';
import { Link, type LinkProps, useMatch } from 'react-router-dom';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';
import { scrollBehavior } from '#src/lib/scroll-behavior.ts';

interface NavigationLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  to: string;
  className?: string | undefined;
}

/** A link in the header or footer. If it links to the current page, it scrolls to the top. */
export function NavigationLink({ to, onClick, ...rest }: NavigationLinkProps) {
  const isHere = useMatch({ path: to, end: true }) !== null;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isHere || opensElsewhere(event)) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }

  return (
    <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} onClick={handleClick} />
  );
}
