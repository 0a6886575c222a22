import { site } from '#src/site.ts';
import { withStorage } from './storage.ts';

/** How long a value outlives the last time it was remembered. */
export const rememberedMs = 30 * 60_000;

/** Stands in where the browser refuses storage (private modes, policies): the visit still works. */
const memory = new Map<string, string>();

const nameOf = (key: string) => `${site.slug}.${key}`;

/** Keeps a JSON value for this tab, for 30 minutes. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify({ savedAt: Date.now(), value });
  memory.set(nameOf(key), text);
  withStorage('sessionStorage', (storage) => storage.setItem(nameOf(key), text));
}

/** The value remembered in this tab; undefined when there is none, or it is too old or unreadable. */
export function recall(key: string): unknown {
  const text =
    withStorage('sessionStorage', (storage) => storage.getItem(nameOf(key))) ??
    memory.get(nameOf(key));
  if (!text) return undefined;
  try {
    const { savedAt, value } = JSON.parse(text) as { savedAt: number; value: unknown };
    if (Math.abs(Date.now() - savedAt) < rememberedMs) return value;
  } catch {
    // Not written by this module; it goes like one that is too old.
  }
  forget(key);
  return undefined;
}

export function forget(key: string): void {
  memory.delete(nameOf(key));
  withStorage('sessionStorage', (storage) => storage.removeItem(nameOf(key)));
}
