import { useSyncExternalStore } from 'react';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';

interface Entry<Value> {
  known?: { status: 'loaded'; value: Value } | undefined;
  /** The latest read or save while it is under way. */
  coming?: Promise<Value> | undefined;
  /** The turn of the read, save or change that counts: what began before it does not. */
  turn: number;
}

/** What this visit has read, by key, and what shows it; docs/architecture/unsaved.md has the kinds. */
export const visit = {
  // biome-ignore lint/suspicious/noExplicitAny: each key has a type of its own
  entries: new Map<string, Entry<any>>(),
  listeners: new Set<() => void>(),
  turns: 0,
};

/** A key of the store with the type of its value. */
export interface VisitKey<Value> {
  key: string;
  of?: Value;
}

function openEntry<Value>({ key }: VisitKey<Value>): Entry<Value> {
  const entry = visit.entries.get(key) ?? { turn: 0 };
  visit.entries.set(key, entry);
  return entry;
}

function adopt<Value>(entry: Entry<Value>, turn: number, known: Entry<Value>['known']): void {
  if (turn < entry.turn) return;
  Object.assign(entry, { turn, known });
  for (const listener of visit.listeners) listener();
}

/** Returns a value as the visit knows it, without reading it; undefined until it is known. */
export function knownValue<Value>({ key }: VisitKey<Value>): Value | undefined {
  return visit.entries.get(key)?.known?.value;
}

/** Takes a value that was read or made, and returns it. */
export function putValue<Value>(key: VisitKey<Value>, value: Value): Value {
  adopt(openEntry(key), ++visit.turns, { status: 'loaded', value });
  return value;
}

/** Takes a read or save under way, whose value counts unless a later one comes first. A failure changes nothing. */
export function renewValue<Value>(key: VisitKey<Value>, coming: Promise<Value>): Promise<Value> {
  const entry = openEntry(key);
  const turn = ++visit.turns;
  entry.coming = coming;
  const end = () => {
    if (entry.coming === coming) entry.coming = undefined;
  };
  coming.then((value) => {
    end();
    adopt(entry, turn, { status: 'loaded', value });
  }, end);
  return coming;
}

/** Reads a value again, or joins a read or save under way. */
export function readValue<Value>(key: VisitKey<Value>, load: () => Promise<Value>): Promise<Value> {
  return openEntry(key).coming ?? renewValue(key, load());
}

/** Returns a value as the visit knows it, or reads it. */
export async function readOnce<Value>(key: VisitKey<Value>, load: () => Promise<Value>) {
  const { known } = openEntry(key);
  return known ? known.value : readValue(key, load);
}

/** Forgets the values whose keys begin with a text, and what was read of them before a save. */
export function invalidateValues(start: string): void {
  for (const [key, entry] of visit.entries) {
    if (!key.startsWith(start)) continue;
    entry.coming = undefined;
    adopt(entry, ++visit.turns, undefined);
  }
}

function subscribe(listener: () => void) {
  visit.listeners.add(listener);
  return () => void visit.listeners.delete(listener);
}

/** The same as a component knows it, which is rendered again with each change. */
export function useKnown<Value>(key: VisitKey<Value>) {
  return useSyncExternalStore(
    subscribe,
    () => openEntry(key).known,
    () => undefined,
  );
}

/**
 * Returns a value as the visit knows it, and reads it again when the component mounts or the key changes. Until the
 * first read, and if that fails, it is the build's value of the first key (see useEmbedded).
 */
export function useVisit<Value>(
  key: VisitKey<Value>,
  load: () => Promise<Value>,
  first?: NoInfer<Value>,
): Resource<Value> {
  const known = useKnown(key);
  const read = useResource(() => readValue(key, load), key.key, first);
  return known ?? read;
}
