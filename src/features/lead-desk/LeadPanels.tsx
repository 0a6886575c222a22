import { Link, useNavigate } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Card } from '#src/ui/Card.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import type { DeskLead } from './desk-lead.ts';
import { erasedText } from './EraseDialog.tsx';
import { EraseLead } from './EraseLead.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import styles from './LeadPanels.module.css';
import type { OpenLead } from './lead.service.ts';
import { NoteForm } from './NoteForm.tsx';
import { PassOnPanel } from './PassOnPanel.tsx';
import { askedText, dueText } from './request-texts.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusField } from './StatusField.tsx';
import type { useOpenLead } from './use-open-lead.ts';

interface LeadPanelsProps extends Omit<ReturnType<typeof useOpenLead>, 'opened'> {
  open: OpenLead;
}

/** A lead with everything the desk knows about it and its actions. */
export function LeadPanels({ open, state, status, change }: LeadPanelsProps) {
  const { lead, revocations } = open;
  const navigate = useNavigate();
  const isDeletionAskedFor = revocations.some(({ asks }) => asks === 'delete');

  function leave(erased: readonly DeskLead[]) {
    showToast({ tone: 'good', title: erasedText(erased) });
    navigate(paths.leads, { replace: true });
  }

  const erase = <EraseLead lead={lead} isAskedFor={isDeletionAskedFor} onErased={leave} />;
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
      {revocations.map((request) => (
        <Alert key={request.asks} tone="error" title={`This person ${askedText(request)}.`}>
          <p>{`Asked on ${formatTime(request.askedAt)}. ${dueText(request.askedAt)}`}</p>
        </Alert>
      ))}
      {isDeletionAskedFor && erase}
      <div className={styles.columns}>
        <FactsPanel lead={lead} />
        <div className={styles.side}>
          {state && (
            <Card className={styles.work}>
              <h2>Work on this lead</h2>
              <StatusField state={state} busy={status === 'saving'} onChange={change} />
              <NoteForm
                lineCount={state.history.length}
                busy={status === 'saving'}
                onChange={change}
              />
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
      {!isDeletionAskedFor && erase}
    </>
  );
}
