import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useState,
} from 'react';
import { cachedLoader } from './lazy-value.ts';

interface LazyPart<Props extends object> {
  /** The component, for use in a `<Suspense>`. The build prerenders it; the browser waits for `load`. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the component, and returns whether it is there. After a failure, the next call tries again. */
  load(): Promise<boolean>;
}

/**
 * Creates a part of a page that is prerendered but whose script is loaded on demand. React keeps the prerendered HTML
 * as long as no update reaches its `<Suspense>`, so its props must not change before that.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = cachedLoader(importPart);
  let show = (_: { default: ComponentType<Props> }) => {};
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve;
  });

  async function load() {
    try {
      show({ default: await part.load() });
      return true;
    } catch {
      return false;
    }
  }

  const Part = lazy(() => {
    if (typeof document === 'undefined') void load();
    return shown;
  });
  return { Part, load };
}

/** A component in a chunk of its own. */
export interface LazyComponent<Props extends object = object> {
  (props: Props): ReactNode;
  /** Loads the chunk, so that the next render does not suspend. */
  preload(): Promise<void>;
}

/** Creates a component that is loaded when it is first rendered, or before. */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Component(props: Props) {
    // Chosen once per mount: a change of type would remount it and lose its state.
    const [chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(chosen, props);
  }
  return Object.assign(Component, { preload });
}
