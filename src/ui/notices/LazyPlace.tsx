import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { comesNear } from '#src/lib/loading/near-screen.ts';

interface LazyPlaceProps {
  load: () => Promise<boolean>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The place of a lazy part, whose script it loads after the page's own once the place comes near, or again when a slider
 * in it is moved; at once where nothing prerendered stands there to find, read or print.
 */
export function LazyPlace({ load, className, children }: LazyPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);

  useEffect(() => {
    const element = place.current;
    if (!isPrerendered) void load();
    else if (element) void comesNear(element).then(load);
    // React does not dispatch events of a part that is not hydrated yet.
    element?.addEventListener('input', load);
    return () => element?.removeEventListener('input', load);
  }, [isPrerendered, load]);

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
