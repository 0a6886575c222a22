import { useCallback } from 'react';
import { type LeadSender, sharedText } from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Fieldset } from '#src/ui/CheckboxGroup.tsx';
import type { DeskLead } from './desk-lead.ts';
import styles from './EraseLeads.module.css';
import { type FoundLead, leadsSentWith } from './erasure.service.ts';
import { leadLine, summarizeLead } from './lead-fields.ts';

interface FoundLeadsProps {
  /** Must be stable: another sender is searched for again. */
  sender: LeadSender;
  /** The lead that is not listed, because the others belong to it. */
  besides?: DeskLead;
  /** The question that the list answers. */
  label: string;
  hint: string;
  noneText: string;
  selected: readonly DeskLead[];
  error: string | undefined;
  /** Offers to select all of them at once. */
  canSelectAll?: boolean;
  onSelect: (selected: readonly DeskLead[]) => void;
  /** Shown below the leads. */
  children: React.ReactNode;
}

/**
 * Everything that was sent with an email address or a phone number, to select one by one. Nothing is
 * selected at first, because neither proves who sent it.
 */
export function FoundLeads({ sender, besides, noneText, ...choice }: FoundLeadsProps) {
  const found = useResource(useCallback(() => leadsSentWith(sender), [sender]));
  const leads =
    found.status === 'loaded' ? found.value.filter(({ id }) => id !== besides?.id) : undefined;
  const leadsText = `${besides ? 'other ' : ''}${leads?.length === 1 ? 'lead' : 'leads'}`;
  return (
    <>
      <div role="status">
        {found.status === 'loading' && <p>Searching all leads…</p>}
        {leads && <p>{leads.length > 0 ? `${leads.length} ${leadsText} found.` : noneText}</p>}
      </div>
      {found.status === 'failed' && (
        <Alert tone="error" title="The leads could not be searched.">
          <p>Nothing was deleted. Please reload the page and try again.</p>
        </Alert>
      )}
      {leads && leads.length > 0 && <Choice leads={leads} {...choice} />}
    </>
  );
}

interface ChoiceProps extends Omit<FoundLeadsProps, 'sender' | 'besides' | 'noneText'> {
  leads: readonly FoundLead[];
}

function Choice({
  leads,
  label,
  hint,
  selected,
  error,
  canSelectAll = false,
  onSelect,
  children,
}: ChoiceProps) {
  const areAllSelected = selected.length === leads.length;
  const toggle = (lead: DeskLead, isSelected: boolean) =>
    onSelect(isSelected ? [...selected, lead] : selected.filter((other) => other !== lead));
  return (
    <>
      <Fieldset id="found-leads" label={label} hint={hint} error={error}>
        {canSelectAll && leads.length > 1 && (
          <Button
            variant="link"
            className={styles.start}
            onClick={() => onSelect(areAllSelected ? [] : leads)}
          >
            {areAllSelected ? 'Select none' : `Select all ${leads.length}`}
          </Button>
        )}
        <ul className={styles.found}>
          {leads.map((lead, index) => (
            <li key={`${lead.kind} ${lead.id}`}>
              <CheckboxField
                id={`found-lead-${index + 1}`}
                name="found-leads"
                label={leadLine(lead)}
                hint={<About lead={lead} />}
                checked={selected.includes(lead)}
                onChange={(event) => toggle(lead, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
      {children}
    </>
  );
}

/** What helps to tell whether the same person sent a lead. */
function About({ lead }: { lead: FoundLead }) {
  const line = leadLine(lead);
  return (
    <>
      <span className={styles.line}>
        Has the {sharedText(lead.shared)}. Sent with{' '}
        {[lead.email, lead.phone].filter(Boolean).join(' and ')}.
      </span>{' '}
      <span className={styles.line}>{summarizeLead(lead)}</span>{' '}
      <a
        href={leadPath(lead.kind, lead.id)}
        target="_blank"
        rel="noopener"
        aria-label={`Open it in a new tab: ${line}`}
      >
        Open it in a new tab
      </a>
    </>
  );
}
