import { Failure } from '../lib/failure.ts';

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
 * @example inWords(grpcError) // Failure: 'The database cannot be reached (14 UNAVAILABLE: …).'
 */
export function inWords(error: unknown): unknown {
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
