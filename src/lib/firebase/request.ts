import { withTimeout } from '../with-timeout.ts';
import { reasonOf } from './reason-of.ts';

/** How long the database may take to answer. */
export const answerTimeoutMs = 15_000;

/** The database refused a read or did not answer it in time. */
class ReadError extends Error {
  override name = 'ReadError';
}

/** The database refused a write, or its answer did not come in time and the outcome is unknown. */
class WriteError extends Error {
  override name = 'WriteError';
}

/**
 * What a read of the database brings, within 15 s.
 *
 * @param what is read, for the log: no content
 * @throws ReadError whose cause is the failure; its reason is logged
 */
export function read<Value>(what: string, reading: () => Promise<Value>): Promise<Value> {
  return answered(`read ${what}`, reading, (cause) => new ReadError(what, { cause }));
}

/**
 * Writes to the database, within 15 s.
 *
 * @param what is written, for the log: no content
 * @throws WriteError whose cause is the failure; its reason is logged
 */
export function write<Value>(what: string, writing: () => Promise<Value>): Promise<Value> {
  return answered(`write ${what}`, writing, (cause) => new WriteError(what, { cause }));
}

async function answered<Value>(
  deed: string,
  request: () => Promise<Value>,
  failure: (cause: unknown) => Error,
): Promise<Value> {
  try {
    return await withTimeout(request(), answerTimeoutMs);
  } catch (cause) {
    console.error(`Could not ${deed}: ${reasonOf(cause)}`);
    throw failure(cause);
  }
}
