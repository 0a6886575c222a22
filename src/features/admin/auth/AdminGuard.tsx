import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Access } from '#src/data/admin/auth/account.service.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { mayLeave } from '#src/lib/hooks/use-leave-guard.ts';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './AdminArea.module.css';
import type { AdminBarProps } from './AdminBar.tsx';
import { FreshSignIn } from './FreshSignIn.tsx';
import { loginPath, type SignedOutState } from './next-path.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

interface AdminGuardProps {
  /** Renders the bar above the pages, once access is granted. */
  bar: (admin: AdminBarProps) => ReactNode;
}

/** Layout route of the admin area: loads and shows its pages only once the access check has passed. */
export function AdminGuard({ bar }: AdminGuardProps) {
  const [tries, setTries] = useState(0);
  return <AccessCheck key={tries} bar={bar} onRetry={() => setTries(tries + 1)} />;
}

function AccessCheck({ bar, onRetry }: AdminGuardProps & { onRetry: () => void }) {
  const access = useAdminAccess();
  const { signOut, isSigningOut } = useSignOut();
  const { pathname, search, hash } = useLocation();
  useEffect(reloadOnReturn, []);

  switch (access.status) {
    case 'checking':
      return <AdminLoading />;
    case 'unreachable':
      return <AdminCheckFailed onRetry={onRetry} />;
    case 'not-admin':
      return <Redirect to={paths.home} />;
    case 'signed-out':
      return (
        <Redirect
          // Signing out needs no return path; all others come back here after signing in.
          to={isSigningOut ? paths.login : loginPath(pathname + search + hash)}
          state={{ signedOutAfter: access.after }}
        />
      );
    case 'admin':
      return (
        <AdminContext value={access}>
          <FreshSignIn>
            {bar({ email: access.email, onSignOut: signOut, isSigningOut })}
            <Outlet />
          </FreshSignIn>
        </AdminContext>
      );
  }
}

/** Hides the page while the browser keeps it for Back, and then loads it again: the session may be over. */
function reloadOnReturn(): () => void {
  let isBack = false;
  const hide = () => {
    document.documentElement.style.visibility = 'hidden';
  };
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('pagehide', ({ persisted }) => persisted && hide(), { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    hide();
    isBack = true;
    window.location.reload();
  };
  window.addEventListener('pageshow', onPageShow, { signal });
  // The owner was asked about unsaved words when leaving. Asked again, a page that stays would be empty. This
  // listener is older than those of the pages, so they are not called.
  const onUnload = (event: Event) => isBack && event.stopImmediatePropagation();
  window.addEventListener('beforeunload', onUnload, { signal });
  return () => ending.abort();
}

/** Watches the access to the admin area while the component is mounted. It loads Firebase Auth in a separate chunk. */
function useAdminAccess(): Access {
  const [access, setAccess] = useState<Access>({ status: 'checking' });

  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    import('#src/data/admin/auth/session.service.ts').then(
      ({ watchAccess }) => {
        if (isWanted) stop = watchAccess(setAccess);
      },
      () => {
        if (isWanted) setAccess({ status: 'unreachable' });
      },
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, []);

  return access;
}

/** Signs out, one call at a time, unless the owner wants to keep unsaved changes. `isSigningOut` then stays true. */
function useSignOut() {
  const [isSigningOut, setSigningOut] = useState(false);
  const isBusy = useRef(false);

  async function signOut() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await mayLeave())) return;
      setSigningOut(true);
      const { signOutByHand } = await import('#src/data/admin/auth/session.service.ts');
      await signOutByHand();
    } catch {
      setSigningOut(false);
    } finally {
      isBusy.current = false;
    }
  }

  return { signOut, isSigningOut };
}

interface Admin {
  email: string;
}

const AdminContext = createContext<Admin | null>(null);

/** Returns the signed-in admin on a page of the admin area. @throws Error on any other page */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin is for pages within AdminGuard.');
  return admin;
}

/** Shown in place of any admin page while the access check is pending. */
export function AdminLoading() {
  return (
    <div className={styles.notice}>
      <AdminHead />
      <h1 className={styles.loading}>Loading admin dashboard...</h1>
    </div>
  );
}

/** Shown when the access check could not be completed: nobody is signed out, and it does not redirect. */
function AdminCheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <AdminHead />
      <h1>We could not check your sign-in</h1>
      <OutcomeAlert
        tone="error"
        text="There was no response. Your sign-in has not changed. Please check your connection and try again."
      />
      <Button className={styles.retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The head tags of the admin area until one of its pages is shown. */
function AdminHead() {
  return (
    <PageHead title={`Admin | ${site.name}`} description="The owner’s area of the site." noindex />
  );
}

/** Replaces the page with another one. The router's `Navigate` would end up in the script that every page loads. */
export function Redirect({ to, state }: { to: string; state?: SignedOutState }) {
  const navigate = useNavigate();
  const once = useRef(state);

  useEffect(() => void navigate(to, { replace: true, state: once.current }), [navigate, to]);

  return null;
}
