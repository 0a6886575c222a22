import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIsPrinted } from '#src/features/calculators/tools/use-tools.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { HideOnError } from '#src/ui/notices/HideOnError.tsx';

/** The charts' scripts, in a chunk of their own: few visitors scroll to them. */
const charts = lazyValue(() => import('./Charts.tsx'));

export const LazyPie = lazyComponent(async () => (await charts()).PaymentPie, { waits: true });
export const LazyBalance = lazyComponent(async () => (await charts()).BalanceChart, {
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

/** A drawing that is loaded when its place comes near the window, or before the page is printed; words say the same. */
export function WhenVisible({ className, decorative = false, load, children }: WhenVisibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const isPrinted = useIsPrinted();

  useEffect(() => {
    if (isPrinted) void load();
  }, [isPrinted, load]);
  useEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        // After a failure, again when it comes near again.
        void load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={box} className={className} data-drawing aria-hidden={decorative || undefined}>
      <HideOnError>
        <Suspense>{(isPrinted || isSeen) && children}</Suspense>
      </HideOnError>
    </div>
  );
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
