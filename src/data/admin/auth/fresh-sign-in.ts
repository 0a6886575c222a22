import { invalidateValues, knownValue, putValue, type VisitKey } from '#src/data/state/visit.ts';

/** A request for personal data needed the password, and the user did not enter it. */
export class SignInDeclined extends Error {
  override name = 'SignInDeclined';
}

/** Checks and renews the sign-in of the current page. */
interface FreshSignIn {
  isFresh: () => Promise<boolean>;
  /** Resolves when the sign-in is recent. Rejects with SignInDeclined if the user declines. */
  renew: () => Promise<void>;
}

const none: FreshSignIn = { isFresh: async () => false, renew: async () => {} };
const provided: VisitKey<FreshSignIn> = { key: 'fresh-sign-in' };

/** Registers how to renew a sign-in that is too old for personal data; returns a function that unregisters it. */
export function provideFreshSignIn(provider: FreshSignIn): () => void {
  putValue(provided, provider);
  return () => {
    if (knownValue(provided) === provider) invalidateValues(provided.key);
  };
}

/**
 * Ensures a recent sign-in, or throws SignInDeclined; await it before each request for personal data, for which the
 * rules require a password of the last 12 hours. Unsaved input on the page is kept.
 */
export function freshSignIn(): Promise<void> {
  return (knownValue(provided) ?? none).renew();
}

/** Whether personal data can be requested without asking for the password. */
export function isSignInFresh(): Promise<boolean> {
  return (knownValue(provided) ?? none).isFresh();
}
