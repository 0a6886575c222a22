import { Phone as PhoneIcon } from 'lucide';
import { Link } from 'react-router-dom';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { formatAge, formatTime } from '#src/lib/format/format-time.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { mayBeABot } from '#src/model/leads/lead-documents.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { type Contact, checkContact, doNotContactText } from '#src/model/leads/may-contact.ts';
import table from '#src/ui/parts/CardTable.module.css';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './LeadList.module.css';
import { leadingOn, phoneLink, summarizeLead } from './lead-fields.ts';

interface LeadTableProps {
  label: string;
  leads: readonly DeskLead[];
  requests: Resource<DeskRequest[]>;
  /** Which leads are selected, by id; without it, none can be. */
  selection?: Selection | undefined;
}

interface Selection {
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** A table of leads; on a narrow screen each row has two lines. Their pages lead on to the next one of that status. */
export function LeadTable({ label, leads, ...row }: LeadTableProps) {
  return (
    <table className={classNames(table.table, styles.leads)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">About</th>
          <th scope="col">Sent</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead, index) => (
          <LeadRow
            key={`${lead.kind} ${lead.id}`}
            lead={lead}
            after={leads.slice(index + 1).filter((other) => statusOf(other) === statusOf(lead))}
            {...row}
          />
        ))}
      </tbody>
    </table>
  );
}

const statusOf = ({ state }: DeskLead) => state?.status ?? 'new';

interface LeadRowProps extends Pick<LeadTableProps, 'requests' | 'selection'> {
  lead: DeskLead;
  after: readonly DeskLead[];
}

function LeadRow({ lead, after, requests, selection }: LeadRowProps) {
  const contact = requests.status === 'loaded' ? checkContact(lead, requests.value) : undefined;
  return (
    <tr data-unopened={lead.state === undefined || undefined}>
      <th scope="row" className={classNames(styles.who, selection && styles.selectable)}>
        {selection && (
          <label className={styles.pick}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={`Select ${lead.name}`}
              checked={selection.selected.has(lead.id)}
              onChange={({ currentTarget }) => selection.onSelect([lead.id], currentTarget.checked)}
            />
          </label>
        )}
        <Link to={leadPath(lead.kind, lead.id)} state={leadingOn(after)} className={styles.name}>
          {lead.name}
        </Link>
        <span className={styles.email}>{lead.email}</span>
        <Phone phone={lead.phone} contact={contact} />
      </th>
      <td className={styles.about}>{summarizeLead(lead)}</td>
      <td className={styles.sent} title={formatTime(lead.sentAt)}>
        {formatAge(lead.sentAt, siteTime()) || '–'}
      </td>
      <td className={styles.state}>
        <StatusBadge state={lead.state} />
        {lead.state?.followUp && contact?.mayCall !== false && (
          <span className={styles.note}>
            {`Call again ${formatShortDate(lead.state.followUp)}`}
          </span>
        )}
        {mayBeABot(lead.data.recaptchaScore) && <span className={styles.note}>Possibly a bot</span>}
      </td>
    </tr>
  );
}

/** The sender's phone number, once it is known that nobody asked not to be called as a link, on a narrow screen an icon. */
export function Phone({ phone, contact }: { phone: string; contact: Contact | undefined }) {
  const link = phoneLink(phone, contact);
  const warning = contact && doNotContactText(contact);
  return (
    <>
      {link ? (
        <a href={link} className={styles.phone}>
          <Icon of={PhoneIcon} size="1.25em" />
          <span>{phone}</span>
        </a>
      ) : (
        phone && <span className={styles.phone}>{phone}</span>
      )}
      {warning && <span className={styles.warning}>{warning}</span>}
    </>
  );
}

const labels = Object.fromEntries(leadStatuses.map(({ value, label }) => [value, label]));

/** The status of a lead; unread leads are highlighted. */
export function StatusBadge({ state }: { state: LeadState | undefined }) {
  return (
    <span className={classNames(styles.badge, !state && styles.unopened)}>
      {state ? labels[state.status] : 'Unread'}
    </span>
  );
}
