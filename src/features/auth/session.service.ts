import { onAuthStateChanged } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { synchronizeClock } from '#src/lib/site-clock.ts';
import { accessOf, endSession, endUnusedSession } from './account-access.service.ts';
import type { Access } from './auth.types.ts';
import { isClearedElsewhere } from './last-use.ts';
import { session } from './session.ts';
import { watchUse } from './watch-use.ts';

export { endSession };

/** Returning to the tab rechecks the account if the last check is older than this. */
const checkAgainAfterMs = 10 * 60_000;

/**
 * Reports the access to the admin area: first when it is known, then whenever it changes, such as
 * on a sign-out in another tab, after 12 idle hours, or when the account is disabled.
 *
 * @returns a function that stops watching
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
    void synchronizeClock();
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
    // A failed check must not take away a page that somebody is working on.
    void check(({ status }) => status !== 'unreachable');
  }

  // The SDK looks for a sign-out elsewhere every 800 ms. If this tab renews its token in between, the SDK
  // stores the account again, and the session would go on.
  function onStorage(event: StorageEvent) {
    if (isClearedElsewhere(event) && auth.currentUser) void endSession();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('storage', onStorage);
  return () => {
    latest++;
    stopAuth();
    stopUse?.();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Whether the login page can be skipped: somebody is signed in, and the cached token has the admin
 * claim. The admin area checks with a fresh token.
 */
export async function isSignedInAsAdmin(): Promise<boolean> {
  await auth.authStateReady();
  await endUnusedSession();
  if (!auth.currentUser) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return claims.role === 'admin';
}
