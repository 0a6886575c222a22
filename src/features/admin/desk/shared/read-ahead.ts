import { invalidateValues, knownValue, putValue } from '#src/data/state/visit.ts';

/** For how long the desk takes over what the dashboard has read, in milliseconds. */
const keptMs = 60_000;
const start = 'leads.ahead.';
type Part = 'requests' | 'due' | 'old' | 'first';

const keyOf = <Value>(part: Part): { key: string; of?: Promise<Value> } => ({ key: start + part });

/** Reads for the dashboard what the desk reads, too. */
export function readAhead<Value>(part: Part, read: () => Promise<Value>): Promise<Value> {
  setTimeout(() => invalidateValues(start + part), keptMs);
  return putValue(keyOf<Value>(part), read());
}

/** Returns what the dashboard has read within the last minute, once; otherwise reads it. */
export function takeOver<Value>(part: Part, read: () => Promise<Value>): Promise<Value> {
  const reading = knownValue(keyOf<Value>(part));
  invalidateValues(start + part);
  return reading ?? read();
}

/** Forgets what was read, before a lead is opened, which changes it. */
export const forgetRead = () => invalidateValues(start);
