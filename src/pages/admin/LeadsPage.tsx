import { LeadDesk } from '#src/features/lead-desk/LeadDesk.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** Where the owner finds what visitors sent. */
export function LeadsPage() {
  return (
    <>
      <AdminPageHead title="Leads" description="What visitors sent." />
      <LeadDesk />
    </>
  );
}
