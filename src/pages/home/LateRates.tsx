import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#src/lib/lazy-part.ts';
import styles from './LateRates.module.css';

const { Part: HomeRates, load } = lazyPart<object>(
  async () => (await import('./HomeRates.tsx')).HomeRates,
);

/** Always the same one: React drops what was prerendered when an update reaches it too early. */
const rates = (
  <Suspense>
    <HomeRates />
  </Suspense>
);

/**
 * The place of the rates, whose script comes after the page's own. One that did not come is asked
 * for again when somebody moves the slider.
 */
export function LateRates() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    void load();
    // React passes on no event of a part that it has not taken over.
    element?.addEventListener('input', load);
    return () => element?.removeEventListener('input', load);
  }, []);

  return (
    <div ref={place} className={styles.place}>
      {rates}
    </div>
  );
}
