import { FirebaseError } from 'firebase/app';

const denials = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
  'not-found',
]);

/** Returns whether a write failed for certain. After any other failure it may still have arrived. */
export function isDenial(cause: unknown): boolean {
  return cause instanceof FirebaseError && denials.has(cause.code);
}
