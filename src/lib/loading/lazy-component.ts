import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { lazyValue } from './lazy-value.ts';

/** A component in a chunk of its own. */
export interface LazyComponent<Props extends object = object> {
  (props: Props): ReactNode;
  /** Loads the chunk, so that the next render does not suspend. After a failure, the next call tries again. */
  preload(): Promise<void>;
  /** Does the same, and returns whether the component is there. */
  load(): Promise<boolean>;
}

/**
 * Creates a component that is loaded when it is first rendered, or before.
 *
 * @param waits whether its first render waits for `load`, for a part of a page whose script comes later: React keeps
 *   its prerendered HTML as long as no update reaches its `<Suspense>`, so its props must not change before that
 */
export function lazyComponent<Props extends object = object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { waits = false } = {},
): LazyComponent<Props> {
  const component = lazyValue(importComponent);
  let show = (_: { default: ComponentType<Props> }) => {};
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve;
  });
  const preload = async () => show({ default: await component() });
  const load = () =>
    preload().then(
      () => true,
      () => false,
    );
  const Lazy = lazy(async () => {
    // The build waits for nothing, and a preload under way may fail.
    const isLoadedHere = !waits || typeof document === 'undefined';
    return isLoadedHere ? { default: await importComponent() } : shown;
  });
  function Component(props: Props) {
    // Chosen once per mount: a change of type would remount it and lose its state.
    const [chosen] = useState<ComponentType<Props>>(() => component.known() ?? Lazy);
    return createElement(chosen, props);
  }
  return Object.assign(Component, { preload, load });
}
