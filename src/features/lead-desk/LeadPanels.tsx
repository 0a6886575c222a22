import { Link, useNavigate } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Card } from '#src/ui/Card.tsx';
import { showToast } from '#src/ui/toast/toasts.ts';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import type { DeskLead } from './desk-lead.ts';
import { dueText } from './due-text.ts';
import { EraseSection } from './EraseSection.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { erasedText } from './FoundLeads.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import styles from './LeadPanels.module.css';
import type { OpenLead } from './lead.service.ts';
import { NoteForm } from './NoteForm.tsx';
import { PassOnPanel } from './PassOnPanel.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusField } from './StatusField.tsx';
import type { useOpenLead } from './use-open-lead.ts';

interface LeadPanelsProps extends Omit<ReturnType<typeof useOpenLead>, 'opened'> {
  open: OpenLead;
}

const askedTitles = {
  withdraw: 'This person asked not to be contacted anymore.',
  delete: 'This person asked to have their data deleted.',
} as const;

/** A lead with everything the desk knows about it and its actions. */
export function LeadPanels({ open, state, status, change }: LeadPanelsProps) {
  const { lead, revocations } = open;
  const navigate = useNavigate();

  function leave(erased: readonly DeskLead[]) {
    showToast({ tone: 'good', title: erasedText(erased) });
    navigate(paths.leads, { replace: true });
  }

  return (
    <>
      <div className={styles.head}>
        <p>
          <Link to={`${paths.leads}?kind=${lead.kind}`}>All {leadWords[lead.kind].plural}</Link>
        </p>
        <h1>{lead.name}</h1>
        <p className={styles.line}>
          <StatusBadge state={state} /> Sent{' '}
          <span className="unbroken">
            {formatTime(lead.sentAt) || 'at an unknown time'}
            {lead.reference && ' ·'}
          </span>{' '}
          {lead.reference && <span className="unbroken">Reference {lead.reference}</span>}
        </p>
      </div>
      {revocations.map(({ asks, askedAt }) => (
        <Alert key={asks} tone="error" title={askedTitles[asks]}>
          <p>
            Asked on {formatTime(askedAt)}. {dueText(askedAt)}
          </p>
        </Alert>
      ))}
      <div className={styles.columns}>
        <FactsPanel lead={lead} />
        <div className={styles.side}>
          {state && (
            <Card className={styles.work}>
              <h2>Work on this lead</h2>
              <StatusField state={state} busy={status === 'saving'} onChange={change} />
              <NoteForm busy={status === 'saving'} onChange={change} />
              {lead.kind === leadKinds.quotes.collection && (
                <PassOnPanel
                  open={open}
                  state={state}
                  busy={status === 'saving'}
                  onChange={change}
                />
              )}
              <ChangeOutcome status={status} />
            </Card>
          )}
          {lead.kind !== leadKinds.contacts.collection && <ConsentPanel open={open} />}
        </div>
      </div>
      {state && <HistoryPanel sentAt={lead.sentAt} state={state} />}
      <EraseSection email={lead.email} onErased={leave} />
    </>
  );
}
