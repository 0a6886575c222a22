import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Resource } from '#src/lib/hooks/use-resource.ts';

interface Entry<Value> {
  known?: { status: 'loaded'; value: Value } | undefined;
  /** The latest read or save while it is under way. */
  coming?: Promise<Value> | undefined;
  /** The number of reads, saves and changes so far, and the one that counts: what began before it does not. */
  turns: number;
  counts: number;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

/** What this visit has read, by key; docs/architecture/unsaved.md has the kinds. */
// biome-ignore lint/suspicious/noExplicitAny: each key has a type of its own
export const visit = new Map<string, Entry<any>>();

/** A key of the store with the type of its value. */
export interface VisitKey<Value> {
  key: string;
  of?: Value;
}

function openEntry<Value>({ key }: VisitKey<Value>): Entry<Value> {
  const listeners: Entry<Value>['listeners'] = new Set();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const entry = visit.get(key) ?? { turns: 0, counts: 0, listeners, subscribe };
  visit.set(key, entry);
  return entry;
}

function take<Value>(entry: Entry<Value>, turn: number, known: Entry<Value>['known']): void {
  if (turn < entry.counts) return;
  entry.counts = turn;
  entry.known = known;
  for (const listener of entry.listeners) listener();
}

/** Returns a value as the visit knows it, without reading it; undefined until it is known. */
export function knownValue<Value>({ key }: VisitKey<Value>): Value | undefined {
  return visit.get(key)?.known?.value;
}

/** Takes a value that was read or made, and returns it. */
export function putValue<Value>(key: VisitKey<Value>, value: Value): Value {
  const entry = openEntry(key);
  entry.turns += 1;
  take(entry, entry.turns, { status: 'loaded', value });
  return value;
}

/** Takes a read or save under way, whose value counts unless a later one comes first. A failure changes nothing. */
export function renewValue<Value>(key: VisitKey<Value>, coming: Promise<Value>): Promise<Value> {
  const entry = openEntry(key);
  entry.turns += 1;
  const turn = entry.turns;
  entry.coming = coming;
  const end = () => {
    if (entry.coming === coming) entry.coming = undefined;
  };
  coming.then((value) => {
    end();
    take(entry, turn, { status: 'loaded', value });
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
  for (const [key, entry] of visit) {
    if (!key.startsWith(start)) continue;
    entry.turns += 1;
    entry.coming = undefined;
    take(entry, entry.turns, undefined);
  }
}

/** The same as a component knows it, which is rendered again with each change. */
export function useKnown<Value>(key: VisitKey<Value>) {
  const entry = openEntry(key);
  return useSyncExternalStore(
    entry.subscribe,
    () => entry.known,
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
  const [firstKey] = useState(key.key);
  const [failed, setFailed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: A key says what is loaded.
  useEffect(() => void readValue(key, load).catch(() => setFailed(key.key)), [key.key]);
  if (known) return known;
  if (first !== undefined && key.key === firstKey) return { status: 'loaded', value: first };
  return { status: failed === key.key ? 'failed' : 'loading' };
}
