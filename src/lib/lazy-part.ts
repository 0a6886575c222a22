import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { cachedLoader } from './lazy-value.ts';

interface LazyPart<Props extends object> {
  /** The component, for use in a `<Suspense>`. The build prerenders it; the browser waits for `load`. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /**
   * Loads the component. After a failure the prerendered one stays, and the next call tries again.
   *
   * @returns whether it is loaded
   */
  load(): Promise<boolean>;
}

/**
 * Creates a part of a page that is prerendered but whose script is loaded on demand. React keeps the
 * prerendered HTML as long as no update reaches its `<Suspense>`, so its props must not change before
 * the part is loaded.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = cachedLoader(importPart);
  const loaded = Promise.withResolvers<{ default: ComponentType<Props> }>();

  async function load() {
    try {
      loaded.resolve({ default: await part.load() });
      return true;
    } catch {
      return false;
    }
  }

  const Part = lazy(() => {
    if (typeof document === 'undefined') void load();
    return loaded.promise;
  });
  return { Part, load };
}
