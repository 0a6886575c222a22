import { FirebaseError } from 'firebase/app';

/** Returns the code or name of a database error, for the log, without content. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof FirebaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
