import { site } from '#src/site.ts';

/** How long what is kept for a visit stays after it was last stored. */
export const rememberedMs = 30 * 60_000;

/** Where something unsaved lives, and how long; docs/architecture/unsaved.md has each kind. */
export interface Place {
  /** Of the tab or of the browser; undefined for the page's memory, which then throws as a denied storage does. */
  storage?: 'sessionStorage' | 'localStorage';
  /** Without it, the value stays until it is forgotten. */
  ms?: number;
}

const visit: Place = { storage: 'sessionStorage', ms: rememberedMs };

/** What no storage has: what lives here, and what the browser refused (private modes, policies, quota). */
const memory = new Map<string, string>();

/** Returns the key of a name in the browser's storages. */
export const storageKey = (name: string) => `${site.slug}.${name}`;

/** Keeps a JSON value, in this tab for a visit if no place is given; returns false if only this page has it. */
export function remember(name: string, value: unknown, place = visit): boolean {
  const key = storageKey(name);
  const text = JSON.stringify(place.ms ? { savedAt: Date.now(), value } : value);
  memory.set(key, text);
  try {
    window[place.storage as 'localStorage'].setItem(key, text);
    return memory.delete(key);
  } catch {
    return false;
  }
}

/** Returns the kept value; undefined if there is none or it is unreadable, and null, once, if it is too old. */
export function recall(name: string, place = visit): unknown {
  const key = storageKey(name);
  try {
    const kept = JSON.parse(
      memory.get(key) ?? window[place.storage as 'localStorage'].getItem(key) ?? '',
    );
    if (!place.ms) return kept;
    if (Math.abs(Date.now() - kept.savedAt) < place.ms) return kept.value;
    forget(name, place);
    return null;
  } catch {
    // There is nothing, or nothing that this module wrote.
    return undefined;
  }
}

export function forget(name: string, place = visit): void {
  const key = storageKey(name);
  memory.delete(key);
  try {
    window[place.storage as 'localStorage'].removeItem(key);
  } catch {
    // It had nothing.
  }
}

/** Returns the names that begin with a text: of a storage, or of the page's memory, which has what a storage refused. */
export function listNames(start: string, place = visit): string[] {
  const prefix = storageKey('');
  let keys: string[] = [];
  try {
    keys = place.storage ? Object.keys(window[place.storage]) : [...memory.keys()];
  } catch {
    // The browser denies its storage.
  }
  return keys
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
}
