import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { once } from './once.ts';

interface LatePart<Props extends object> {
  /** The part, within a `<Suspense>`: the build writes it into the page, the browser waits for `load`. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /**
   * Loads it. A failure leaves the prerendered one in its place, and the next call tries again.
   *
   * @returns whether it is there
   */
  load(): Promise<boolean>;
}

/**
 * A part of a page that is prerendered, and whose script comes when it is wanted. React keeps the
 * prerendered one as long as no update reaches its `<Suspense>`, so that takes no prop that changes
 * before the part has come.
 */
export function latePart<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const part = once(importIt);
  const arrived = Promise.withResolvers<{ default: ComponentType<Props> }>();

  async function load() {
    try {
      arrived.resolve({ default: await part.load() });
      return true;
    } catch {
      return false;
    }
  }

  const Part = lazy(() => {
    if (typeof document === 'undefined') void load();
    return arrived.promise;
  });
  return { Part, load };
}
