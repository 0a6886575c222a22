/** Personal data was asked for, and the password that this needs was not given. */
export class SignInDeclined extends Error {
  override name = 'SignInDeclined';
}

/** How the page that is shown knows and renews its sign-in. */
interface FreshSignIn {
  isFresh: () => Promise<boolean>;
  /** Resolves when the sign-in is recent. Rejects with SignInDeclined. */
  renew: () => Promise<void>;
}

const none: FreshSignIn = { isFresh: async () => false, renew: async () => {} };
let provided = none;

/**
 * Says how a sign-in that is too old for personal data is renewed.
 *
 * @returns takes it back
 */
export function provideFreshSignIn(provider: FreshSignIn): () => void {
  provided = provider;
  return () => {
    if (provided === provider) provided = none;
  };
}

/**
 * To be awaited before each request for personal data: the security rules want a password that was
 * typed in the last hours. What was typed on the page meanwhile stays.
 *
 * @throws SignInDeclined
 */
export function freshSignIn(): Promise<void> {
  return provided.renew();
}

/** Whether personal data can be asked for without asking the owner for a password. */
export function isSignInFresh(): Promise<boolean> {
  return provided.isFresh();
}
