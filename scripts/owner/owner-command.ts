import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { TimedOut, withTimeout } from '../../src/lib/timers.ts';
import { type Command, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';

/**
 * Runs one of the owner's commands like any other, and prints errors of the Admin SDK in one line.
 *
 * @param work returns the exit code
 */
export function runOwnerCommand(work: (command: Command) => Promise<number>): void {
  runCommand(async (command) => {
    try {
      return await work(command);
    } catch (error) {
      throw toFailure(error);
    }
  });
}

/** gRPC's codes of a rejected or failed request, as in Firestore's errors. */
const databaseReasons = new Map<unknown, string>([
  [4, 'did not answer in time'],
  [5, 'does not exist in this project, or what was asked for is gone'],
  [7, 'denies this to your credentials: they need the role Cloud Datastore User or Owner'],
  [8, 'has used up its quota'],
  [9, 'cannot do this as it is'],
  [10, 'was busy with the same documents: run this again'],
  [14, 'cannot be reached'],
  [16, 'does not accept the credentials'],
]);

/**
 * Turns an error of the Admin SDK into one line, and returns any other error unchanged.
 *
 * @example toFailure(grpcError) // Failure: 'The database cannot be reached (14 UNAVAILABLE: …).'
 */
export function toFailure(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error) || !('code' in error)) return error;
  const detail = firstLine(error.message);
  const reason = databaseReasons.get(error.code);
  if (reason) return new Failure(`The database ${reason} (${detail}).`, { cause: error });
  if (typeof error.code === 'string' && /^(auth|app)\//.test(error.code)) {
    return new Failure(`The accounts' service refused (${error.code}: ${detail}).`, {
      cause: error,
    });
  }
  return error;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').trim().replace(/\.$/, '');
}

/** Deadline of one request, including the SDK's own retries, in milliseconds. */
const requestMs = 60_000;

/**
 * Waits for a request until its deadline.
 *
 * @param what the request goes to, such as `the database`
 * @throws Failure if there is no answer in time
 */
export async function within<T>(what: string, request: Promise<T>, ms = requestMs): Promise<T> {
  try {
    return await withTimeout(request, ms);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    throw new Failure(`No answer from ${what} within ${ms / 1000} s: check the network.`);
  }
}

const pageSize = 500;

/**
 * Reads the results of a query page by page, so that no collection has to fit into memory.
 *
 * @param query with an order and without a limit
 */
export async function* readPages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page: Query = last ? query.startAfter(last) : query;
    const { docs } = await within('the database', page.limit(pageSize).get());
    yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}

/** Reads the results of a query document by document. */
export async function* readDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of readPages(query)) yield* page;
}
