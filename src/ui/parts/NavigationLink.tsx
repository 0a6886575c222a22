import type { MouseEvent } from 'react';
import { Link, type LinkProps, matchPath, useLocation } from 'react-router-dom';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';
import { opensElsewhere, scrollBehavior, startingOver } from '#src/lib/loading/navigation.ts';

/** The target of a link in the header, the footer or the admin area's bar. */
export interface NavigationTarget {
  to: string;
  /** Another address of the same page. */
  alias?: string;
  /** Whether the page has what the visitor does there in its address, such as the step of a form. */
  keepsAddress?: boolean;
}

interface NavigationLinkProps extends NavigationTarget, Omit<LinkProps, 'to' | 'className'> {
  className?: string | undefined;
}

/**
 * A link in the header, the footer or the admin area's bar. If it links to the current page, it
 * scrolls to the top. The page starts over (`useStartOver`), unless it keeps its address.
 */
export function NavigationLink({
  to,
  alias = to,
  keepsAddress = false,
  onClick,
  ...rest
}: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isHere = [to, alias].some((path) => matchPath(path, pathname));

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isHere || opensElsewhere(event)) return;
    if (keepsAddress) event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }

  return (
    <Link
      {...rest}
      to={to}
      reloadDocument={isOwnersPath(to) !== isOwnersPath(pathname)}
      state={isHere ? startingOver : undefined}
      aria-current={isHere ? 'page' : undefined}
      onClick={handleClick}
    />
  );
}
