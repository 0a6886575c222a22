import { nextTask } from './timers.ts';

/**
 * Returns a function that creates a value on its first call: one that is too expensive when a module loads, such as
 * the first `Intl` formatter, for which a browser loads its locale data (20 ms on a desktop).
 */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A value that is loaded once and cached. */
export interface CachedLoader<Value> {
  /** Returns the value, joins a load under way, or starts one. Loads again after a failure. */
  load(): Promise<Value>;
  cached(): Value | undefined;
  forget(): void;
}

/** Caches the result of `load`, so that it runs once. A failure is not cached. */
export function cachedLoader<Value>(load: () => Promise<Value>): CachedLoader<Value> {
  let current: Promise<Value> | undefined;
  let value: Value | undefined;

  async function start(): Promise<Value> {
    const mine = load();
    current = mine;
    try {
      const loaded = await mine;
      if (current === mine) value = loaded;
      return loaded;
    } catch (error) {
      if (current === mine) current = undefined;
      throw error;
    }
  }

  return {
    load: () => current ?? start(),
    cached: () => value,
    forget() {
      current = undefined;
      value = undefined;
    },
  };
}

/**
 * Imports a service that reads the database, and zod, which it needs, so that zod arrives before the SDK. Both and the
 * service's first use run in separate tasks, so that the page stays responsive.
 */
export async function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  // A failure is ignored here: the service's own import reports it.
  import('./zod-without-eval.ts').catch(() => undefined);
  const service = await load();
  await nextTask();
  return service;
}
