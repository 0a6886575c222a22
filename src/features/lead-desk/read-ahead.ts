/** For how long the desk takes over what the dashboard has read, in milliseconds. */
const keptMs = 60_000;

const kept = new Map<() => Promise<unknown>, Promise<unknown>>();

/** Reads for the dashboard what the desk reads, too. */
export function readAhead<Value>(read: () => Promise<Value>): Promise<Value> {
  const reading = read();
  kept.set(read, reading);
  setTimeout(() => kept.delete(read), keptMs);
  return reading;
}

/** Returns what the dashboard has read within the last minute, once; otherwise reads it. */
export function takeOver<Value>(read: () => Promise<Value>): Promise<Value> {
  const reading = kept.get(read) as Promise<Value> | undefined;
  kept.delete(read);
  return reading ?? read();
}

/** Forgets what was read, before a lead is opened, which changes it. */
export const forgetRead = () => kept.clear();
