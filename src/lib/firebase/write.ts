import { withTimeout } from '../with-timeout.ts';
import { reasonOf } from './reason-of.ts';

const writeTimeoutMs = 15_000;

/** The database refused a write, or its answer did not come in time and the outcome is unknown. */
export class WriteError extends Error {
  override name = 'WriteError';
}

/**
 * Writes to the database, within 15 s.
 *
 * @param what is written, for the log: no content
 * @throws WriteError whose cause is the failure; its reason is logged
 */
export async function write<Value>(what: string, writing: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(writing(), writeTimeoutMs);
  } catch (cause) {
    console.error(`Could not write ${what}: ${reasonOf(cause)}`);
    throw new WriteError(what, { cause });
  }
}
