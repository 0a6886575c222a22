import { onAuthStateChanged } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { accessOf, endSession, endUnusedSession } from './account-access.service.ts';
import type { Access } from './auth.types.ts';
import { session } from './session.ts';
import { watchUse } from './watch-use.ts';

export { endSession };

/** On the return to the tab, the account is looked at again if that is longer ago than this. */
const checkAgainAfterMs = 10 * 60_000;

/**
 * Tells who may be in the admin area: first when it is known, and then whenever it changes, be it
 * by a sign-out in another tab, by 12 hours without use, or because the account was disabled.
 *
 * @returns stops watching
 */
export function watchAccess(onChange: (access: Access) => void): () => void {
  let latest = 0;
  let checkedAt = 0;
  let stopUse: (() => void) | undefined;

  function report(access: Access) {
    if (access.status === 'admin') {
      stopUse ??= watchUse(session, () => void endSession());
    } else {
      stopUse?.();
      stopUse = undefined;
    }
    onChange(access);
  }

  async function check(isNews: (access: Access) => boolean) {
    const mine = ++latest;
    checkedAt = Date.now();
    const access = await accessOf(auth.currentUser);
    if (mine === latest && isNews(access)) report(access);
  }

  const stopAuth = onAuthStateChanged(auth, (user) => {
    if (user) report({ status: 'checking' });
    void check(() => true);
  });

  function onVisibilityChange() {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkAgainAfterMs)
      return;
    // A check that cannot be made takes no page away from somebody who is at work on it.
    void check(({ status }) => status !== 'unreachable');
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    latest++;
    stopAuth();
    stopUse?.();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/**
 * Whether the login page can be passed over: somebody is signed in, and the last token names the
 * admin. The admin area looks more closely.
 */
export async function isSignedInAsAdmin(): Promise<boolean> {
  await auth.authStateReady();
  await endUnusedSession();
  if (!auth.currentUser) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return claims.role === 'admin';
}
