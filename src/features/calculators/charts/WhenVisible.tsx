import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { HideOnError } from '#src/ui/HideOnError.tsx';

interface WhenVisibleProps {
  /** Gives the box its size, so that nothing moves when it is filled. */
  className: string | undefined;
  /** Whether the text beside it says all that it shows, so that it is not read out. */
  decorative?: boolean;
  children: ReactNode;
}

/**
 * A drawing that is loaded when its place comes near the window, or before the page is printed. What
 * it shows is also said in words.
 */
export function WhenVisible({ className, decorative = false, children }: WhenVisibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const show = () => setNear(true);
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, []);

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
    <div ref={box} className={className} data-drawing aria-hidden={decorative || undefined}>
      <HideOnError>
        <Suspense>{near && children}</Suspense>
      </HideOnError>
    </div>
  );
}
