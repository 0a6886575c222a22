import { SiteDetailsPanel } from '#src/features/site-details/SiteDetailsPanel.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** The form for the site's details: its founder, its sister site and who runs it. */
export function SiteDetailsPage() {
  return (
    <>
      <AdminPageHead
        title="Site details"
        description="The founder, the sister site and who runs the site."
      />
      <SiteDetailsPanel />
    </>
  );
}
