import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#src/lib/lazy-part.ts';
import styles from './LazyRates.module.css';

const { Part: HomeRates, load } = lazyPart<object>(
  async () => (await import('./HomeRates.tsx')).HomeRates,
);

/** Constant, because React discards prerendered content that is updated before hydration. */
const rates = (
  <Suspense>
    <HomeRates />
  </Suspense>
);

/**
 * Loads the rates' script lazily, after the page's own. If it failed to load, moving the slider
 * retries.
 */
export function LazyRates() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    void load();
    // React does not dispatch events of a part that is not hydrated yet.
    element?.addEventListener('input', load);
    return () => element?.removeEventListener('input', load);
  }, []);

  return (
    <div ref={place} className={styles.place}>
      {rates}
    </div>
  );
}
