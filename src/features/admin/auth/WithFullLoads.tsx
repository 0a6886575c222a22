import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';

/** Has the browser load each other page to which the owner's pages lead: its document has another policy. */
export function WithFullLoads({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { push, replace, ...navigator } = context.navigator;
    const orLoad = (go: typeof push, load: 'assign' | 'replace'): typeof push => {
      return (to, ...rest) => {
        const { href, pathname } = new URL(navigator.createHref(to), window.location.href);
        if (isOwnersPath(pathname)) go(to, ...rest);
        else window.location[load](href);
      };
    };
    const full = { push: orLoad(push, 'assign'), replace: orLoad(replace, 'replace') };
    return { ...context, navigator: { ...navigator, ...full } };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
