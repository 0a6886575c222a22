import { useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { countUnsentMails, remindersShown } from '#src/data/admin/leads/leads.service.ts';
import { type DeskRequest, revocationsOfLeads } from '#src/data/admin/leads/privacy.service.ts';
import { countOldData } from '#src/data/admin/leads/retention.service.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { findDueDay } from '#src/model/leads/due-notifications.ts';
import {
  areLeadsFiltered,
  choiceFilters,
  formatLeadFilter,
  type LeadFilter,
  parseLeadFilter,
} from '#src/model/leads/lead-filter.ts';
import { leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { leadCollections, leadWords } from '#src/model/leads/stored-leads.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { InquiryWeeks } from './InquiryWeeks.tsx';
import { LeadList } from './LeadList.tsx';
import { OldLeads } from './OldLeads.tsx';
import styles from './shared/LeadDesk.module.css';
import { sayCount } from './shared/lead-fields.ts';
import { useNewLeadCounts } from './shared/new-leads.ts';
import { takeOver } from './shared/read-ahead.ts';
import { selectOpenRequests } from './shared/requests.ts';
import { listDue, listLines, readDueCalls } from './shared/WhoWaits.tsx';

/** The lead desk: what waits first, then the leads of the selected kind. */
export function LeadDesk({ by }: { by: string }) {
  const { filter, narrow } = useLeadFilter();
  const [erasures, setErasures] = useState(0);
  // Requests and reminders go with their leads.
  const requests = useResource(() => takeOver('requests', revocationsOfLeads), erasures);
  const due = useResource(() => takeOver('due', readDueCalls), erasures);
  const old = useResource(() => takeOver('old', countOldData), erasures);
  const heading = useRef<HTMLHeadingElement>(null);
  const readAgain = () => setErasures((count) => count + 1);
  return (
    <div data-private className={styles.desk}>
      <h1 ref={heading} tabIndex={-1}>
        Leads
      </h1>
      {requests.status === 'failed' && (
        <NotLoaded what="Requests to withdraw or delete" before="call anybody or pass a lead on" />
      )}
      {due.status === 'failed' && <NotLoaded what="Reminders to call again" />}
      <UnsentMails />
      <Waiting requests={requests} due={due} />
      <Card className={styles.panel}>
        <KindLinks kind={filter.kind} />
        <LeadList
          key={`list ${erasures}`}
          filter={filter}
          requests={requests}
          by={by}
          onErased={() => {
            readAgain();
            // The list is read anew, and the button that opened the dialog is gone.
            heading.current?.focus();
          }}
        >
          <LeadFilters filter={filter} narrow={narrow} />
          <InquiryWeeks />
        </LeadList>
      </Card>
      <OldLeads old={old} requests={requests} onErased={readAgain} />
    </div>
  );
}

/** Keeps the filter of the lead list in the address. */
function useLeadFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => parseLeadFilter(params), [params]);
  const narrow = (change: Partial<LeadFilter>) =>
    setParams(formatLeadFilter({ ...filter, ...change }), { replace: true });
  return { filter, narrow };
}

interface WaitingProps {
  requests: Resource<DeskRequest[]>;
  due: Resource<DeskLead[]>;
}

/** What waits for the owner, in one line until it is opened; nothing if nothing does. */
function Waiting({ requests, due }: WaitingProps) {
  if (requests.status === 'loading' || due.status === 'loading') return null;
  const leads = due.status === 'loaded' ? due.value : [];
  const known = requests.status === 'loaded' ? requests.value : undefined;
  const open = selectOpenRequests(known ?? []);
  const waiting = listDue(known, leads);
  const calls = waiting.length - open.length;
  const late = open.reduce((sum, { overdue }) => sum + overdue.length, 0);
  const only = open.length === 1 ? open[0] : undefined;
  const who = only
    ? ` (${only.lead.name}, by ${formatShortDate(findDueDay(only.revocation.askedAt))})`
    : '';
  const counts = [
    late > 0 && sayCount(late, 'company was not told in time', 'companies were not told in time'),
    open.length > 0 &&
      sayCount(open.length, 'request to stop or delete', 'requests to stop or delete') + who,
    calls > 0 && sayCount(calls, 'call is due', 'calls are due'),
  ].filter((text) => text !== false);
  if (counts.length === 0) return null;
  return (
    <Card className={styles.waiting}>
      <details>
        <summary className={late > 0 ? styles.late : styles.opener}>{counts.join(', ')}</summary>
        <section aria-label="Waiting for you" className={styles.today}>
          <ul>{listLines(waiting)}</ul>
          {leads.length === remindersShown && (
            <p>{`These are the newest ${remindersShown}. Older ones follow once you set these to another day or remove them.`}</p>
          )}
        </section>
      </details>
    </Card>
  );
}

/** Says that mails to the owner are missing, whose leads may still be unread. */
function UnsentMails() {
  const unsent = useResource(countUnsentMails);
  const count = unsent.status === 'loaded' ? unsent.value : 0;
  if (count === 0) return null;
  const title = `${count} ${count === 1 ? 'mail' : 'mails'} about inquiries may not have arrived.`;
  return (
    <Alert tone="info" title={title}>
      <p>
        What can be sent again is tried each hour. Look at the unread leads below, and ask your
        technician to run <code>npm run mail:test</code>.
      </p>
    </Alert>
  );
}

function KindLinks({ kind }: { kind: LeadCollection }) {
  const counts = useNewLeadCounts();
  return (
    <nav aria-label="Kinds of leads">
      <ul className={styles.links}>
        {leadCollections.map((collection) => (
          <li key={collection}>
            <Link
              to={`${paths.leads}?kind=${collection}`}
              aria-current={collection === kind ? 'page' : undefined}
              className={styles.link}
            >
              {leadWords[collection].short}
              {counts && counts[collection] > 0 && (
                <span className={styles.count}>
                  <span>{counts[collection].toLocaleString('en-US')}</span>
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LeadFilters({ filter, narrow }: ReturnType<typeof useLeadFilter>) {
  const { kind, status, from, to, choices } = filter;
  return (
    <div className={styles.filters}>
      <SelectField
        label="Status"
        name="lead-status"
        placeholder="Any status"
        options={leadStatuses}
        value={status}
        onChange={({ currentTarget: { value } }) =>
          narrow({ status: value as LeadFilter['status'] })
        }
      />
      <DayField
        label="Sent from (ET)"
        name="lead-from"
        day={from}
        max={to || undefined}
        onDay={(day) => narrow({ from: day })}
      />
      <DayField
        label="Sent through (ET)"
        name="lead-to"
        day={to}
        min={from || undefined}
        onDay={(day) => narrow({ to: day })}
      />
      {choiceFilters[kind].map(({ field, label, options }) => (
        <SelectField
          key={`${kind} ${field}`}
          label={label}
          name={`lead-${field}`}
          placeholder="Any"
          options={options}
          value={choices[field] ?? ''}
          onChange={({ currentTarget }) =>
            narrow({ choices: { ...choices, [field]: currentTarget.value } })
          }
        />
      ))}
      {areLeadsFiltered(filter) && (
        <Button
          variant="link"
          className={styles.start}
          onClick={() => narrow({ status: '', from: '', to: '', choices: {} })}
        >
          Show all
        </Button>
      )}
    </div>
  );
}

interface DayFieldProps extends Pick<TextFieldProps, 'label' | 'name' | 'min' | 'max'> {
  /** The day in the filter, as YYYY-MM-DD; '' for none. */
  day: string;
  onDay: (day: string) => void;
}

/**
 * A day of the filter. It shows what is typed until the focus leaves it: the first digits of a year are not in
 * the filter, and a field that falls back to an older day forgets them.
 */
function DayField({ day, onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? day}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        // On the way to 2026, the year is 2, 20 and 202.
        if (!value.startsWith('0')) onDay(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
