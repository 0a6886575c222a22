import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadsToCallAgain } from '#src/data/admin/leads/leads.service.ts';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { revocationId } from '#src/model/leads/lead-reference.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import styles from './LeadDesk.module.css';
import { Phone } from './LeadTable.tsx';
import { leadingOn } from './lead-fields.ts';
import { forgetRead } from './read-ahead.ts';
import { openRequestText, overdueText, selectOpenRequests } from './requests.ts';

/** Returns the leads to call again today or before. */
export function readDueCalls(): Promise<DeskLead[]> {
  return leadsToCallAgain(newYorkDay(siteTime()));
}

interface Waiting {
  id: string;
  lead: DeskLead;
  text: ReactNode;
  phone?: ReactNode;
}

/** Returns who waits: the open requests, and the calls that are due. */
export function listDue(requests: readonly DeskRequest[] | undefined, due: readonly DeskLead[]) {
  const open = selectOpenRequests(requests ?? []).map((request): Waiting => {
    return {
      id: revocationId(request.revocation) + request.lead.id,
      lead: request.lead,
      text: (
        <>
          {openRequestText(request)} <strong>{overdueText(request)}</strong>{' '}
          {request.lead.reference}
        </>
      ),
    };
  });
  const describe = ({ state }: DeskLead) =>
    `call again, due ${formatShortDate(state?.followUp ?? '')}`;
  return [...open, ...listCalls(requests, due, describe)];
}

/** Returns those of the leads whose senders may be called, as far as is known. */
export function listCalls(
  requests: readonly DeskRequest[] | undefined,
  leads: readonly DeskLead[],
  describe: (lead: DeskLead) => string,
): Waiting[] {
  return leads.flatMap((lead) => {
    const contact = requests && checkContact(lead, requests);
    if (contact?.mayCall === false) return [];
    const phone = <Phone key="phone" phone={lead.phone} contact={contact} />;
    return { id: lead.id, lead, text: describe(lead), phone };
  });
}

/** Returns them as items of a list, whose pages lead on from one to the next. */
export function listLines(waiting: readonly Waiting[]): ReactElement[] {
  return waiting.map(({ id, lead, text, phone }, index) => {
    const after = waiting.slice(index + 1).map((other) => other.lead);
    const others = after.filter((other) => other.id !== lead.id);
    return (
      <li key={id} className={phone ? undefined : styles.request}>
        <span>
          <Link to={leadPath(lead.kind, lead.id)} state={leadingOn(others)} onClick={forgetRead}>
            {lead.name}
          </Link>{' '}
          <span>{text}</span>
        </span>
        {phone}
      </li>
    );
  });
}
