import { FirebaseError } from 'firebase/app';

/** Why the database did not do what it was asked, in a word for the log: no content. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof FirebaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
