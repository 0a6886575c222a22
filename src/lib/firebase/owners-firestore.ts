import { firestore } from './firestore.ts';

/** The owner's session in this page ended before a request was sent. The request was not sent. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

let isSessionOpen = () => true;

/** Registers how to tell whether the session is still open, once there is one. */
export function provideSession(isOpen: () => boolean): void {
  isSessionOpen = isOpen;
}

/**
 * Throws if the session has ended. Without a token, the rules would deny the request.
 *
 * @throws SessionEnded
 */
export function throwIfSessionEnded(): void {
  if (!isSessionOpen()) throw new SessionEnded();
}

/**
 * Returns Firestore for a request that only the owner may make. Call it for each request, right before
 * it is sent.
 *
 * @throws SessionEnded
 */
export function ownersFirestore() {
  throwIfSessionEnded();
  return firestore();
}

/** Returns a promise that stays pending: the guard of the admin area is leaving the page that waits. */
export function pendingForever(): Promise<never> {
  return new Promise(() => {});
}
