import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Resource } from './use-resource.ts';

interface Entry<Value> {
  /** What was read or saved last. */
  known?: { status: 'loaded'; value: Value };
  /** When the read or save of `known` began, among those of the visit. */
  turn: number;
  /** The latest read or save while it is under way. */
  coming?: Promise<Value> | undefined;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

/** What this visit has read, by key. */
// biome-ignore lint/suspicious/noExplicitAny: each key has a type of its own
export const visit = new Map<string, Entry<any>>();

let turns = 0;

/** What a visit reads once for everything that shows it: its key in the store, and how it is read. */
export interface VisitValue<Value> {
  key: string;
  load: () => Promise<Value>;
}

function openEntry<Value>({ key }: VisitValue<Value>): Entry<Value> {
  let entry = visit.get(key);
  if (!entry) {
    const listeners: Entry<Value>['listeners'] = new Set();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    entry = { turn: 0, listeners, subscribe };
    visit.set(key, entry);
  }
  return entry;
}

/** Takes a read or save under way, whose value counts unless a later one comes first. A failure changes nothing. */
export function renewValue<Value>(of: VisitValue<Value>, coming: Promise<Value>): Promise<Value> {
  const entry = openEntry(of);
  turns += 1;
  const turn = turns;
  entry.coming = coming;
  const end = () => {
    if (entry.coming === coming) entry.coming = undefined;
  };
  coming.then((value) => {
    end();
    if (turn < entry.turn) return;
    Object.assign(entry, { turn, known: { status: 'loaded', value } });
    for (const listener of entry.listeners) listener();
  }, end);
  return coming;
}

/** Reads a value again, or joins a read or save under way. */
export function readValue<Value>(of: VisitValue<Value>): Promise<Value> {
  return openEntry(of).coming ?? renewValue(of, of.load());
}

/** Returns a value as the visit knows it, without reading it; undefined until it is known. */
export function useKnown<Value>(of: VisitValue<Value>) {
  const entry = openEntry(of);
  return useSyncExternalStore(
    entry.subscribe,
    () => entry.known,
    () => undefined,
  );
}

/**
 * Returns a value as the visit knows it, and reads it again on mount.
 *
 * @param first shown until the value is known, and if it cannot be read (see useEmbedded)
 */
export function useVisitValue<Value>(
  of: VisitValue<Value>,
  first?: NoInfer<Value>,
): Resource<Value> {
  const known = useKnown(of);
  const [failed, setFailed] = useState<VisitValue<Value>>();
  useEffect(() => void readValue(of).catch(() => setFailed(of)), [of]);
  if (known) return known;
  if (first !== undefined) return { status: 'loaded', value: first };
  return { status: failed === of ? 'failed' : 'loading' };
}
