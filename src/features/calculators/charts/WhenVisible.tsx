import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { HideOnError } from '#src/ui/HideOnError.tsx';

interface WhenVisibleProps {
  /** Gives the box its size, so that nothing moves when it is filled. */
  className: string | undefined;
  children: ReactNode;
}

/** A drawing that is loaded when its place comes near the window. What it shows is also said in words. */
export function WhenVisible({ className, children }: WhenVisibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={box} className={className} aria-hidden="true">
      <HideOnError>
        <Suspense>{near && children}</Suspense>
      </HideOnError>
    </div>
  );
}
