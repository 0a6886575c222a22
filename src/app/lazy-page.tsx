import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page's chunk, so that the next render shows it without waiting. */
  preload(): Promise<void>;
}

/**
 * A page in a chunk of its own, which can be loaded before it is rendered:
 * hydration needs the matched page at hand, or React would throw the prerendered one away.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  function Page() {
    // Chosen once per mount: a change of type would remount the page and lose its state.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return Object.assign(Page, { preload });
}
