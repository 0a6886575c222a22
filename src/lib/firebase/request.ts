import { FirebaseError } from 'firebase/app';
import { withTimeout } from '../timers.ts';
import { pendingForever, SessionEnded } from './owners-firestore.ts';

/** How long a request to the database may take. */
export const answerTimeoutMs = 15_000;

/** The database denied a read or did not answer in time. */
class ReadError extends Error {
  override name = 'ReadError';
}

/** The database denied a write, or did not answer in time so that the outcome is unknown. */
class WriteError extends Error {
  override name = 'WriteError';
}

/**
 * Reads from the database, with a timeout of 15 s. What only the owner may read stays pending once their
 * session has ended.
 *
 * @param what describes the read, for the log, without content
 * @throws ReadError with the failure as its cause; the reason is logged
 */
export function read<Value>(what: string, reading: () => Promise<Value>): Promise<Value> {
  return answered(`read ${what}`, reading, (cause) => new ReadError(what, { cause }));
}

/**
 * Writes to the database, with a timeout of 15 s. What only the owner may write stays pending once their
 * session has ended.
 *
 * @param what describes the write, for the log, without content
 * @throws WriteError with the failure as its cause; the reason is logged
 */
export function write<Value>(what: string, writing: () => Promise<Value>): Promise<Value> {
  return answered(`write ${what}`, writing, (cause) => new WriteError(what, { cause }));
}

async function answered<Value>(
  action: string,
  request: () => Promise<Value>,
  failure: (cause: unknown) => Error,
): Promise<Value> {
  try {
    return await withTimeout(request(), answerTimeoutMs);
  } catch (cause) {
    if (cause instanceof SessionEnded) return pendingForever();
    console.error(`Could not ${action}: ${reasonOf(cause)}`);
    throw failure(cause);
  }
}

/** Returns the code or name of a database error, for the log, without content. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof FirebaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

const denials = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
  'not-found',
]);

/** Whether a write certainly failed. After any other error it may have succeeded. */
export function isDenial(cause: unknown): boolean {
  return cause instanceof FirebaseError && denials.has(cause.code);
}
