import { LeadDesk } from '#src/features/lead-desk/LeadDesk.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** The list of leads that visitors have sent. */
export function LeadsPage() {
  return (
    <>
      <AdminPageHead title="Leads" description="What visitors sent." />
      <LeadDesk />
    </>
  );
}
