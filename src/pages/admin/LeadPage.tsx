import { useAdmin } from '#src/features/auth/AdminGuard.tsx';
import { LeadView } from '#src/features/lead-desk/LeadView.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';

/** The page of one lead, which the URL fragment identifies. */
export function LeadPage() {
  const { email } = useAdmin();
  return (
    <>
      <AdminPageHead title="Lead" description="What a visitor sent." />
      <LeadView by={email} />
    </>
  );
}
