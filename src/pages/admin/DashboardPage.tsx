import { useAdmin } from '#src/features/auth/AdminGuard.tsx';
import { Dashboard } from '#src/features/dashboard/Dashboard.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** The dashboard, where the owner manages posts and the displayed rates. */
export function DashboardPage() {
  const { email } = useAdmin();
  return (
    <>
      <AdminPageHead
        title="Mortgage Blog Admin"
        description="The owner's overview of posts and rates."
      />
      <Dashboard admin={email} />
    </>
  );
}
