import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page's chunk, so that the next render does not suspend. */
  preload(): Promise<void>;
}

/**
 * Creates a page in its own chunk that can be loaded before it is rendered. Hydration needs the matched
 * page to be loaded, or React would discard the prerendered one.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const LazyComponent = lazy(async () => ({ default: await load() }));
  function Page() {
    // Chosen once per mount: a change of type would remount the page and lose its state.
    const [Chosen] = useState<ComponentType>(() => loaded ?? LazyComponent);
    return <Chosen />;
  }
  return Object.assign(Page, { preload });
}
