import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { HideOnError } from '#src/ui/HideOnError.tsx';

interface WhenVisibleProps {
  /** Gives the box its size, so that nothing moves when it is filled. */
  className: string | undefined;
  /** Whether the text beside it says all that it shows, so that it is not read out. */
  decorative?: boolean;
  /** Loads the script of the drawing, and resolves to whether it is there. */
  load: () => Promise<boolean>;
  children: ReactNode;
}

/** How long after a failure the script is requested again, in milliseconds. */
const retryMs = 10_000;

/**
 * A drawing that is loaded when its place comes near the window, or before the page is printed. What
 * it shows is also said in words. A script that does not arrive is requested again.
 */
export function WhenVisible({ className, decorative = false, load, children }: WhenVisibleProps) {
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
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const request = async () => {
      if ((await load()) || !isWanted) return;
      clearTimeout(retry);
      retry = setTimeout(request, retryMs);
    };
    void request();
    window.addEventListener('online', request);
    return () => {
      isWanted = false;
      clearTimeout(retry);
      window.removeEventListener('online', request);
    };
  }, [near, load]);

  return (
    <div ref={box} className={className} data-drawing aria-hidden={decorative || undefined}>
      <HideOnError>
        <Suspense>{near && children}</Suspense>
      </HideOnError>
    </div>
  );
}
