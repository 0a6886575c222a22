import { FirebaseError } from 'firebase/app';
import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { withTimeout } from '#src/lib/loading/timers.ts';
import { firestore } from './firestore.ts';

/** How long a request to the database may take. */
export const answerTimeoutMs = 15_000;

/** The database denied a request, or did not answer in time so that the outcome of a write is unknown. */
class RequestError extends Error {
  override readonly name: 'ReadError' | 'WriteError';

  constructor(action: 'read' | 'write', what: string, options: ErrorOptions) {
    super(what, options);
    this.name = action === 'read' ? 'ReadError' : 'WriteError';
  }
}

/**
 * Reads from the database, with a timeout of 15 s by default. What only the owner may read stays pending once their
 * session has ended. Throws a ReadError with the failure as its cause, and logs `what` was read and the reason.
 */
export const read = answered('read');

/** Writes to the database, as `read` reads; throws a WriteError. */
export const write = answered('write');

function answered(action: 'read' | 'write') {
  return async <Value>(
    what: string,
    request: () => Promise<Value>,
    timeoutMs = answerTimeoutMs,
  ): Promise<Value> => {
    try {
      return await withTimeout(request(), timeoutMs);
    } catch (cause) {
      if (cause instanceof SessionEnded) return pendingForever();
      console.error(`Could not ${action} ${what}: ${explainCause(cause)}`);
      throw new RequestError(action, what, { cause });
    }
  };
}

/** Returns the code or name of a database error, for the log, without content. */
export function explainCause(cause: unknown): string {
  if (cause instanceof FirebaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

const denials = new Set<unknown>([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
  'not-found',
]);

/** Whether a write certainly failed, by its error or that of `write`. After any other it may have succeeded. */
export function isDenial(failure: unknown): boolean {
  const cause = failure instanceof RequestError ? failure.cause : failure;
  return cause instanceof Error && 'code' in cause && denials.has(cause.code);
}

/** The maximum number of documents in one request. */
const documentsPerRequest = 60;

/**
 * Yields the first `count` documents of a query that has an order and no limit, in requests of at most
 * `documentsPerRequest`, so that no request grows with the database. @throws ReadError
 */
export async function* documentPages(
  what: string,
  ordered: Query | (() => Query),
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<QueryDocumentSnapshot[], void, void> {
  let missing = count;
  let last: QueryDocumentSnapshot | undefined;
  while (missing > 0) {
    const size = Math.min(documentsPerRequest, missing);
    const range = [...(last ? [startAfter(last)] : []), limit(size)];
    const { docs } = await read(what, () => {
      const whole = typeof ordered === 'function' ? ordered() : ordered;
      return getDocs(query(whole, ...range));
    });
    if (docs.length > 0) yield docs;
    if (docs.length < size) return;
    missing -= docs.length;
    last = docs.at(-1);
  }
}

/** Returns the documents of documentPages in one array. */
export async function pagedDocuments(
  ...of: Parameters<typeof documentPages>
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of documentPages(...of)) found.push(...page);
  return found;
}

/** The owner's session in this page ended before a request was sent. The request was not sent. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

let isSessionOpen = () => true;

/** Registers how to tell whether the session is still open, once there is one. */
export function provideSession(isOpen: () => boolean): void {
  isSessionOpen = isOpen;
}

/** Throws a SessionEnded if the session has ended. Without a token, the rules would deny the request. */
export function throwIfSessionEnded(): void {
  if (!isSessionOpen()) throw new SessionEnded();
}

/** Returns Firestore for a request that only the owner may make, right before it is sent. Throws a SessionEnded. */
export function ownersFirestore() {
  throwIfSessionEnded();
  return firestore();
}

/** Returns a promise that stays pending: the guard of the admin area is leaving the page that waits. */
export function pendingForever(): Promise<never> {
  return new Promise(() => {});
}
