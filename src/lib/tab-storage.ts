import { site } from '#src/site.ts';

/** How long a value is kept after it was last stored. */
export const rememberedMs = 30 * 60_000;

/** The fallback if the browser denies storage (private modes, policies), for the current visit. */
const memory = new Map<string, string>();

const storageName = (key: string) => `${site.slug}.${key}`;

/** Stores a JSON value for this tab, for 30 minutes. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify({ savedAt: Date.now(), value });
  memory.set(storageName(key), text);
  withStorage('sessionStorage', (storage) => storage.setItem(storageName(key), text));
}

/** Returns the stored value; undefined if there is none or it is unreadable, and null, once, if it is too old. */
export function recall(key: string): unknown {
  const text =
    withStorage('sessionStorage', (storage) => storage.getItem(storageName(key))) ??
    memory.get(storageName(key));
  if (!text) return undefined;
  try {
    const { savedAt, value } = JSON.parse(text) as { savedAt: number; value: unknown };
    if (Math.abs(Date.now() - savedAt) < rememberedMs) return value;
    forget(key);
    return null;
  } catch {
    // Not written by this module, so it is removed like an expired value.
    forget(key);
  }
  return undefined;
}

export function forget(key: string): void {
  memory.delete(storageName(key));
  withStorage('sessionStorage', (storage) => storage.removeItem(storageName(key)));
}

/** Accesses a browser storage; undefined if it fails, as it may at any time (private modes, policies, quota). */
export function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}
