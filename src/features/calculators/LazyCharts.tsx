import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { HideOnError } from '#src/ui/HideOnError.tsx';
import { useIsPrinted } from './use-tools.ts';

/** The charts' scripts, in a chunk of their own: few visitors scroll to them. */
const charts = lazyValue(() => import('./Charts.tsx'));

export const PaymentPie = lazyComponent(async () => (await charts()).PaymentPie, { waits: true });
export const BalanceChart = lazyComponent(async () => (await charts()).BalanceChart, {
  waits: true,
});

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
  const isSeen = useComesNear(box, true);
  const near = useIsPrinted() || isSeen;

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

/**
 * Returns whether an element has come near the window since it was first watched.
 *
 * @param isWatched whether to watch it
 */
export function useComesNear(box: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !isWatched || !box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isSeen, isWatched]);
  return isSeen;
}

/** Frames after which the page is printed as it is: about a second. */
const patience = 60;

/** Prints the page, once the charts that were never scrolled to are drawn. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  // Without its charts the page still says everything in words and figures.
  const loaded = await charts().catch(() => undefined);
  // A chart measures its box in one frame and is drawn in a later one.
  for (let frame = 0; loaded && frame < patience && !areDrawn(); frame++) await afterPaint();
  await afterPaint();
  window.print();
}

function areDrawn(): boolean {
  return [...document.querySelectorAll('[data-drawing]')].every((box) => box.querySelector('svg'));
}
