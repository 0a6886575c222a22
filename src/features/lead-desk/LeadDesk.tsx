import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadStatuses } from '#src/domain/leads/lead-state.ts';
import { leadWords } from '#src/domain/leads/stored-leads.ts';
import { leadPath, paths } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { EraseSection } from './EraseLeads.tsx';
import styles from './LeadDesk.module.css';
import { LeadList } from './LeadList.tsx';
import {
  choiceFilters,
  formatLeadFilter,
  isNarrowed,
  type LeadFilter,
  parseLeadFilter,
} from './lead-filter.ts';
import { askedText, dueText, selectOpenRequests } from './requests.ts';
import { revocationsOfLeads } from './revocations.service.ts';

/** The lead desk: open requests first, then the leads of the selected kind. */
export function LeadDesk() {
  const [filter, setFilter] = useLeadFilter();
  const [erasures, setErasures] = useState(0);
  return (
    <div data-private className={styles.desk}>
      <h1>Leads</h1>
      <OpenRequests key={`requests ${erasures}`} />
      <Card className={styles.panel}>
        <KindLinks kind={filter.kind} />
        <LeadFilters filter={filter} onChange={setFilter} />
        <LeadList key={`${filter.kind} ${erasures}`} filter={filter} />
      </Card>
      <EraseSection onErased={() => setErasures((count) => count + 1)} />
    </div>
  );
}

/** People's open requests, the most urgent first. */
export function OpenRequests() {
  const asked = useResource(revocationsOfLeads);
  if (asked.status === 'failed') {
    return (
      <Alert tone="error" title="Requests to withdraw or delete could not be loaded.">
        <p>Please reload the page before you pass a lead on.</p>
      </Alert>
    );
  }
  const requests = asked.status === 'loaded' ? selectOpenRequests(asked.value) : [];
  if (requests.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="requests" className={styles.requests}>
        <h2 id="requests">Waiting for you</h2>
        <ul className={styles.list}>
          {requests.map(({ revocation, lead }) => (
            <li key={`${lead.id} ${revocation.asks}`}>
              <Link to={leadPath(lead.kind, lead.id)}>{`${lead.name} (${lead.reference})`}</Link>{' '}
              <span>{`${askedText(revocation)}. ${dueText(revocation.askedAt)}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** Links to the lead kinds; the current one is marked. */
function KindLinks({ kind }: { kind: LeadCollection }) {
  return (
    <nav aria-label="Kinds of leads">
      <ul className={styles.links}>
        {Object.values(leadKinds).map(({ collection }) => (
          <li key={collection}>
            <Link
              to={`${paths.leads}?kind=${collection}`}
              aria-current={collection === kind ? 'page' : undefined}
              className={styles.link}
            >
              {leadWords[collection].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
}

/** Screens with room to show the filters open. */
const wideScreen = '(width >= 52rem)';

/** The filters by status, by date, and by the choices of this lead kind. */
function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const { kind, status, from, to, choices } = filter;
  const [isOpen] = useState(() => isNarrowed(filter) || window.matchMedia(wideScreen).matches);
  return (
    <details open={isOpen} className={styles.box}>
      <summary>Filters</summary>
      <div className={styles.filters}>
        <SelectField
          label="Status"
          name="lead-status"
          placeholder="Any status"
          options={leadStatuses}
          value={status}
          onChange={({ currentTarget }) => {
            const wanted = leadStatuses.find(({ value }) => value === currentTarget.value);
            onChange({ ...filter, status: wanted?.value ?? '' });
          }}
        />
        <TextField
          type="date"
          label="Sent from"
          name="lead-from"
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => onChange({ ...filter, from: currentTarget.value })}
        />
        <TextField
          type="date"
          label="Sent through"
          name="lead-to"
          value={to}
          min={from || undefined}
          onChange={({ currentTarget }) => onChange({ ...filter, to: currentTarget.value })}
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
              onChange({ ...filter, choices: { ...choices, [field]: currentTarget.value } })
            }
          />
        ))}
        {isNarrowed(filter) && (
          <Button
            variant="link"
            className={styles.clear}
            onClick={() => onChange({ kind, status: '', from: '', to: '', choices: {} })}
          >
            Show all
          </Button>
        )}
      </div>
    </details>
  );
}

/** Returns the lead filter in the URL and its setter. */
function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => parseLeadFilter(params), [params]);
  return [filter, (wanted) => setParams(formatLeadFilter(wanted), { replace: true })];
}
