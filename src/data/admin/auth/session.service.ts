import { onAuthStateChanged } from 'firebase/auth';
import { auth } from '#src/data/firebase/auth.ts';
import { synchronizeClock } from '#src/data/state/site-clock.ts';
import { forgetKeptInput, openKeptInput, pauseKeptInput } from '#src/data/state/use-unsaved.ts';
import { type Access, checkAccess, endSession, endUnusedSession } from './account.service.ts';
import { isClearedElsewhere, session } from './idle-session.ts';

/** Signs out in every tab, as the owner wishes. What was typed and not saved goes as well. */
export async function signOutByHand(): Promise<void> {
  forgetKeptInput();
  await endSession();
}

/** Returning to the tab rechecks the account if the last check is older than this. */
const checkAgainAfterMs = 10 * 60_000;

/** Reports the access to the admin area, at first and whenever it changes, such as on a sign-out in another tab. */
export function watchAccess(onChange: (access: Access) => void): () => void {
  let latest = 0;
  let checkedAt = 0;
  let stopUse: (() => void) | undefined;

  function report(access: Access) {
    if (access.status === 'admin') {
      openKeptInput(access.email);
      stopUse ??= watchUse(() => void endUnusedSession());
      return onChange(access);
    }
    pauseKeptInput();
    const hasEnded = access.status === 'signed-out' && stopUse !== undefined;
    stopUse?.();
    stopUse = undefined;
    onChange(hasEnded ? { after: 'other', ...access } : access);
  }

  async function check(isNews: (access: Access) => boolean) {
    const mine = ++latest;
    checkedAt = Date.now();
    void synchronizeClock();
    const access = await checkAccess(auth.currentUser);
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
    if (isClearedElsewhere(event) && auth.currentUser) void signOutByHand();
  }

  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('storage', onStorage, { signal });
  return () => {
    latest++;
    stopAuth();
    stopUse?.();
    ending.abort();
  };
}

/** Whether the login page can be skipped, by the cached token. The admin area checks with a fresh one. */
export async function isSignedInAsAdmin(): Promise<boolean> {
  await auth.authStateReady();
  await endUnusedSession();
  if (!auth.currentUser) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return claims.role === 'admin';
}

const lookEveryMs = 60_000;

/** Records use of the visible page, and reports when the session is over: each minute and before any use counts. */
function watchUse(onOver: () => void): () => void {
  const noteUse = () => (session.isOver() ? onOver() : session.use());
  const onVisibilityChange = () => document.visibilityState === 'visible' && noteUse();

  noteUse();
  const timer = setInterval(() => session.isOver() && onOver(), lookEveryMs);
  const ending = new AbortController();
  const { signal } = ending;
  const inAnyPhase = { capture: true, passive: true, signal };
  document.addEventListener('pointerdown', noteUse, inAnyPhase);
  document.addEventListener('keydown', noteUse, inAnyPhase);
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
