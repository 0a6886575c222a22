import { withTimeout } from '../with-timeout.ts';
import { reasonOf } from './reason-of.ts';

const readTimeoutMs = 15_000;

/** The database refused a read or did not answer it in time. */
export class ReadError extends Error {
  override name = 'ReadError';
}

/**
 * What a read of the database brings, within 15 s.
 *
 * @param what is read, for the log: no content
 * @throws ReadError whose cause is the failure; its reason is logged
 */
export async function read<Value>(what: string, reading: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(reading(), readTimeoutMs);
  } catch (cause) {
    console.error(`Could not read ${what}: ${reasonOf(cause)}`);
    throw new ReadError(what, { cause });
  }
}
