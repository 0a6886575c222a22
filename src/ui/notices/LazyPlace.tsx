import { type ReactNode, useEffect, useRef } from 'react';
import { comesNear } from '#src/lib/loading/near-screen.ts';

interface LazyPlaceProps {
  load: () => Promise<boolean>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The place of a lazy part, whose script it loads after the page's own once the place comes near, or again when a slider
 * in it is moved.
 */
export function LazyPlace({ load, className, children }: LazyPlaceProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (element) void comesNear(element).then(load);
    // React does not dispatch events of a part that is not hydrated yet.
    element?.addEventListener('input', load);
    return () => element?.removeEventListener('input', load);
  }, [load]);

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
