import { Link } from 'react-router-dom';
import { leadPath } from '#src/lib/admin-paths.ts';
import type { DeskLead } from './desk-lead.ts';
import { askedText, dueText, type OpenRequest, overdueText } from './requests.ts';

/** A link to a lead, and what is said about it. */
export function LeadItem({ lead, children }: { lead: DeskLead; children: React.ReactNode }) {
  return (
    <li>
      <Link to={leadPath(lead.kind, lead.id)}>{`${lead.name} (${lead.reference})`}</Link> {children}
    </li>
  );
}

/** A lead with what its sender asked, until when, and the companies that wait to be told. */
export function RequestItem({ request }: { request: OpenRequest }) {
  const { revocation, lead } = request;
  const late = overdueText(request);
  return (
    <LeadItem lead={lead}>
      <span>{`${askedText(revocation)}. ${dueText(revocation.askedAt)}`}</span>{' '}
      {late && <strong>{late}</strong>}
    </LeadItem>
  );
}
