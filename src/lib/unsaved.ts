import { site } from '#src/site.ts';

/** How long what is kept for a visit stays after it was last stored. */
export const rememberedMs = 30 * 60_000;

/** Where something unsaved lives, and for how long; without a time, until it is forgotten. */
interface Place {
  storage?: 'sessionStorage' | 'localStorage';
  ms?: number;
}

/** The places; docs/architecture/unsaved.md says what lives where, and when it is forgotten. */
export const places = {
  memory: {},
  visit: { storage: 'sessionStorage', ms: rememberedMs },
  tab: { storage: 'sessionStorage' },
  browser: { storage: 'localStorage' },
} as const satisfies Record<string, Place>;

/** What no storage has: what lives here, and what the browser refused (private modes, policies, quota). */
const memory = new Map<string, string>();
const expiries = new Map<string, ReturnType<typeof setTimeout>>();
const turns = new Map<string, Promise<unknown>>();

/** Returns the key of a name in the browser's storages. */
export function storageKey(name: string): string {
  return `${site.slug}.${name}`;
}

/**
 * Keeps a JSON value.
 *
 * @param savedAt the time from which its age counts
 * @returns false if only this page has it
 */
export function remember(
  name: string,
  value: unknown,
  place: Place = places.visit,
  savedAt = Date.now(),
): boolean {
  const key = storageKey(name);
  const text = JSON.stringify(place.ms ? { savedAt, value } : value);
  const isStored = withStorage(place, (storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  clearTimeout(expiries.get(key));
  // Until it is read, a null says that there was something.
  const end = () => recall(name, place) !== undefined && remember(name, null, place);
  if (place.ms && value !== null) {
    expiries.set(key, setTimeout(end, savedAt + place.ms - Date.now()));
  }
  return isStored ?? false;
}

/** Returns the kept value; undefined if there is none or it is unreadable, and null, once, if it is too old. */
export function recall(name: string, place: Place = places.visit): unknown {
  const key = storageKey(name);
  const text = memory.get(key) ?? withStorage(place, (storage) => storage.getItem(key));
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text);
    if (!place.ms) return kept;
    const { savedAt, value } = kept;
    if (value !== null && Math.abs(Date.now() - savedAt) < place.ms) return value;
    forget(name, place);
    return null;
  } catch {
    // Not written by this module, so it is removed like an expired value.
    forget(name, place);
    return undefined;
  }
}

export function forget(name: string, place: Place = places.visit): void {
  memory.delete(storageKey(name));
  withStorage(place, (storage) => storage.removeItem(storageKey(name)));
}

/** Returns the names in a place that begin so. */
export function listNames(beginning: string, place: Place): string[] {
  const stored = withStorage(place, (storage) => Object.keys(storage)) ?? [];
  const keys = [...new Set([...memory.keys(), ...stored])];
  return keys
    .filter((key) => key.startsWith(storageKey(beginning)))
    .map((key) => key.slice(storageKey('').length));
}

/** Runs what sends a value once what sent it before is over: its form may have been left, and opened again. */
export function inTurn<Result>(name: string, send: () => Promise<Result>): Promise<Result> {
  const earlier = turns.get(name) ?? Promise.resolve();
  const turn = earlier.catch(() => undefined).then(send);
  turns.set(name, turn);
  return turn;
}

/** Accesses a place's storage; undefined if there is none or it fails, as it may at any time. */
function withStorage<Result>(
  { storage }: Place,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return storage && use(window[storage]);
  } catch {
    return undefined;
  }
}
