import { useSyncExternalStore } from 'react';

interface Entry<Value> {
  /** What was read or saved last, by the turn of when that began. */
  known?: { status: 'loaded'; value: Value; turn: number };
  /** The latest read or save while it is under way. */
  coming?: Promise<Value> | undefined;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

/** What this visit has read, by key. */
// biome-ignore lint/suspicious/noExplicitAny: each key has a type of its own
export const visit = new Map<string, Entry<any>>();

let turns = 0;

/** A key of the store with the type of its value. */
export interface VisitKey<Value> {
  key: string;
  of?: Value;
}

function openEntry<Value>({ key }: VisitKey<Value>): Entry<Value> {
  let entry = visit.get(key);
  if (!entry) {
    const listeners: Entry<Value>['listeners'] = new Set();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    entry = { listeners, subscribe };
    visit.set(key, entry);
  }
  return entry;
}

/** Takes a read or save under way, whose value counts unless a later one comes first. A failure changes nothing. */
export function renewValue<Value>(key: VisitKey<Value>, coming: Promise<Value>): Promise<Value> {
  const entry = openEntry(key);
  turns += 1;
  const turn = turns;
  entry.coming = coming;
  const end = () => {
    if (entry.coming === coming) entry.coming = undefined;
  };
  coming.then((value) => {
    end();
    if (entry.known && turn < entry.known.turn) return;
    entry.known = { status: 'loaded', value, turn };
    for (const listener of entry.listeners) listener();
  }, end);
  return coming;
}

/** Reads a value again, or joins a read or save under way. */
export function readValue<Value>(key: VisitKey<Value>, load: () => Promise<Value>): Promise<Value> {
  return openEntry(key).coming ?? renewValue(key, load());
}

/** Returns a value as the visit knows it, without reading it; undefined until it is known. */
export function useKnown<Value>(key: VisitKey<Value>) {
  const entry = openEntry(key);
  return useSyncExternalStore(
    entry.subscribe,
    () => entry.known,
    () => undefined,
  );
}
