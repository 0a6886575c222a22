import { type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import type { AdminBarProps } from './AdminBar.tsx';
import { AdminCheckFailed } from './AdminCheckFailed.tsx';
import { AdminLoading } from './AdminLoading.tsx';
import { AdminContext } from './admin-context.ts';
import { FreshSignIn } from './FreshSignIn.tsx';
import { loginPath } from './next-path.ts';
import { Redirect } from './Redirect.tsx';
import { useAdminAccess } from './use-admin-access.ts';
import { useSignOut } from './use-sign-out.ts';

interface AdminGuardProps {
  /** Renders the bar above the pages, once access is granted. */
  bar: (admin: AdminBarProps) => ReactNode;
}

/**
 * Layout route of the admin area: shows its pages to the admin only. It does not load any page of
 * the area before the access check has passed.
 */
export function AdminGuard({ bar }: AdminGuardProps) {
  const [tries, setTries] = useState(0);
  return <OneCheck key={tries} bar={bar} onRetry={() => setTries(tries + 1)} />;
}

function OneCheck({ bar, onRetry }: AdminGuardProps & { onRetry: () => void }) {
  const access = useAdminAccess();
  const { signOut, isSigningOut } = useSignOut();
  const { pathname, search, hash } = useLocation();

  switch (access.status) {
    case 'checking':
      return <AdminLoading />;
    case 'unreachable':
      return <AdminCheckFailed onRetry={onRetry} />;
    case 'not-admin':
      return <Redirect to={paths.home} />;
    case 'signed-out':
      // Signing out needs no return path; all others come back here after signing in.
      return <Redirect to={isSigningOut ? paths.login : loginPath(pathname + search + hash)} />;
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
