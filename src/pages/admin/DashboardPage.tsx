import { Dashboard } from '#src/features/dashboard/Dashboard.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { site } from '#src/site.ts';

/** Where the owner sees all posts and edits the displayed rates. */
export function DashboardPage() {
  return (
    <>
      <PageHead
        title={`Mortgage Blog Admin | ${site.name}`}
        description="The owner's overview of posts and rates."
        noindex
      />
      <Dashboard />
    </>
  );
}
