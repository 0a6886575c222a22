import { FirebaseError } from 'firebase/app';

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
