import { Link } from 'react-router-dom';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import {
  countOldData,
  eraseNextOldData,
  type OldData,
} from '#src/data/admin/leads/retention.service.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { addDays } from '#src/lib/format/format-time.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import { formatLeadFilter } from '#src/model/leads/lead-filter.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { site } from '#src/site.ts';
import { CleanUp } from '#src/ui/dialogs/CleanUp.tsx';
import styles from './shared/LeadDesk.module.css';
import {
  countOld,
  countText,
  describeOldData,
  nameOldData,
  sayCount,
} from './shared/lead-fields.ts';
import { isPending, selectOpenRequests } from './shared/requests.ts';

const { retentionMonths, consentRecordYears } = site.privacy;

interface OldLeadsProps {
  old: Resource<OldData>;
  requests: Resource<DeskRequest[]>;
  onErased: () => void;
}

/** Shows what is older than the privacy page says, and deletes it. */
export function OldLeads({ old, requests, onErased }: OldLeadsProps) {
  const text = old.status === 'loaded' && describeOldData(old.value);
  const isAnyPending =
    old.status === 'loaded' &&
    requests.status === 'loaded' &&
    selectOpenRequests(requests.value).some(
      ({ lead, revocation }) =>
        lead.sentAt < old.value.keptSince && isPending(revocation.asks, lead.state),
    );
  return (
    <CleanUp
      id="old-leads"
      title="Older than you promise to keep"
      line={
        text &&
        `${text}: ${retentionMonths} months for inquiries, ${consentRecordYears} years for records of consents and requests.`
      }
      lookLabel="Look"
      find={countOldData}
      noneText="Nothing is older."
      count={countOld}
      countText={nameOldData}
      deletes={{
        plural: 'inquiries and records',
        warning: isAnyPending && (
          <p>
            First tell every company of the requests under “Waiting for you” that are as old.
            Nothing at this desk will name it afterwards.
          </p>
        ),
      }}
      show={({ leads, records, keptSince }) => (
        <ul className={styles.today}>
          {leadCollections
            .filter((kind) => leads[kind] > 0)
            .map((kind) => {
              const to = addDays(keptSince, -1);
              const filter = formatLeadFilter({ kind, status: '', from: '', to, choices: {} });
              return (
                <li key={kind}>
                  <Link to={`${paths.leads}?${filter}`}>{countText(kind, leads[kind])}</Link>
                </li>
              );
            })}
          {records > 0 && (
            <li>
              {sayCount(records, 'record', 'records')} of consents, of requests, and of what was
              done about inquiries that are gone
            </li>
          )}
        </ul>
      )}
      step={eraseNextOldData}
      doneText="Nothing is older than you promise to keep now."
      onChanged={onErased}
    />
  );
}
