import { invalidateValues, readOnce, readValue, type VisitKey } from '#src/data/state/visit.ts';

/** For how long the desk takes over what the dashboard has read, in milliseconds. */
const keptMs = 60_000;
const start = 'leads.ahead.';
type Part = 'requests' | 'due' | 'old' | 'first';

const keyOf = <Value>(part: Part): VisitKey<Value> => ({ key: start + part });

/** Reads for the dashboard what the desk reads, too. */
export function readAhead<Value>(part: Part, read: () => Promise<Value>): Promise<Value> {
  setTimeout(() => invalidateValues(start + part), keptMs);
  return readValue(keyOf<Value>(part), read);
}

/** Returns what the dashboard has read within the last minute, once; otherwise reads it. */
export function takeOver<Value>(part: Part, read: () => Promise<Value>): Promise<Value> {
  const reading = readOnce(keyOf<Value>(part), read);
  invalidateValues(start + part);
  return reading;
}

/** Forgets what was read, before a lead is opened, which changes it. */
export const forgetRead = () => invalidateValues(start);
