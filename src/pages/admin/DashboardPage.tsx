import { Dashboard } from '#src/features/dashboard/Dashboard.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** Where the owner sees all posts and edits the displayed rates. */
export function DashboardPage() {
  return (
    <>
      <AdminPageHead
        title="Mortgage Blog Admin"
        description="The owner's overview of posts and rates."
      />
      <Dashboard />
    </>
  );
}
