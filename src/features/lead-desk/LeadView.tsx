import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { findHolder, fullHistoryText, type LeadChange } from '#src/domain/leads/lead-history.ts';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { leadWords } from '#src/domain/leads/stored-leads.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { paths } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import { ContactBanner } from './ContactBanner.tsx';
import type { DeskLead } from './desk-lead.ts';
import { erasedText } from './EraseDialog.tsx';
import { EraseLead } from './EraseLeads.tsx';
import page from './LeadDesk.module.css';
import { BuyerName, HistoryPanel, ReceivedPanel } from './LeadHistory.tsx';
import { StatusBadge } from './LeadTable.tsx';
import styles from './LeadView.module.css';
import { changeLead, type OpenLead, openLead } from './lead.service.ts';
import { refreshNewLeadCount } from './new-leads.ts';
import { ConsentPanel, SentPanel } from './SentPanel.tsx';
import { type ChangeStatus, WorkPanel } from './WorkPanel.tsx';

/**
 * The view of the lead that the URL fragment identifies.
 *
 * @param by email address of the admin
 */
export function LeadView({ by }: { by: string }) {
  const address = useLeadAddress();
  return (
    <div data-private className={page.desk}>
      {address ? <OneLead key={address.hash} {...address} by={by} /> : <LeadGone />}
    </div>
  );
}

/** Returns what the URL fragment identifies; undefined if it is no lead. */
function useLeadAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = readLeadHash(hash);
  const [shown, setShown] = useState(found);
  if (found && found.hash !== shown?.hash) setShown(found);

  // The link that skips to the page's content has put that into the place of the lead.
  const lost = found ? undefined : shown?.hash;
  useEffect(() => {
    if (lost) navigate({ hash: lost }, { replace: true });
  }, [lost, navigate]);
  return found ?? shown;
}

function readLeadHash(hash: string) {
  const [, name, id] = /^#(\w+)\/([\w-]+)$/.exec(hash) ?? [];
  const kind = Object.values(leadKinds).find(({ collection }) => collection === name)?.collection;
  return kind && id ? { hash, kind, id } : undefined;
}

function OneLead({ kind, id, by }: { kind: LeadCollection; id: string; by: string }) {
  const { opened, ...desk } = useOpenLead(kind, id, by);
  if (opened.status === 'loading') return <LeadLoading />;
  if (opened.status === 'failed') return <LeadNotLoaded />;
  if (!opened.value) return <LeadGone />;
  return <LeadPanels open={opened.value} {...desk} />;
}

/**
 * Opens a lead and provides a function to change it. A change is shown only once it is stored, so
 * the page always matches the database.
 *
 * @param by email address of the admin
 */
export function useOpenLead(kind: LeadCollection, id: string, by: string) {
  const opened = useResource(useCallback(() => openLead(kind, id, by), [kind, id, by]));
  const [state, setState] = useState<LeadState>();
  const [status, setStatus] = useState<ChangeStatus>('idle');

  useEffect(() => {
    if (opened.status === 'loaded') refreshNewLeadCount();
  }, [opened.status]);

  const current = state ?? (opened.status === 'loaded' ? opened.value?.lead.state : undefined);

  /** Stores a change; resolves to whether it was stored. */
  async function change(wanted: LeadChange): Promise<boolean> {
    if (opened.status !== 'loaded' || !opened.value || !current) return false;
    if (fullHistoryText(wanted.kind, current.history.length)) {
      setStatus('full');
      return false;
    }
    setStatus('saving');
    try {
      const lead = { ...opened.value.lead, state: current };
      const outcome = await changeLead(lead, { by, ...wanted });
      setState(outcome.state);
      setStatus(outcome.status);
      return outcome.status === 'saved';
    } catch {
      setStatus('failed');
      return false;
    }
  }

  return { opened, state: current, status, change };
}

interface LeadPanelsProps extends Omit<ReturnType<typeof useOpenLead>, 'opened'> {
  open: OpenLead;
}

/** A lead with everything the desk knows about it and its actions. */
function LeadPanels({ open, state, status, change }: LeadPanelsProps) {
  const { lead, contact } = open;
  const holder = findHolder(state?.history ?? []);
  const navigate = useNavigate();
  const isDeletionAskedFor = contact.own.some(({ revocation }) => revocation.asks === 'delete');

  function leave(erased: readonly DeskLead[]) {
    showToast({ tone: 'good', title: erasedText(erased) });
    navigate(paths.leads, { replace: true });
  }

  const erase = (
    <EraseLead lead={lead} state={state} isAskedFor={isDeletionAskedFor} onErased={leave} />
  );
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
        {holder && (
          <p className={styles.line}>
            It is with <BuyerName {...holder} />
          </p>
        )}
      </div>
      <ContactBanner contact={contact} state={state} busy={status === 'saving'} onChange={change} />
      {isDeletionAskedFor && erase}
      <div className={styles.columns}>
        <SentPanel open={open} />
        <div className={styles.side}>
          {state && <WorkPanel open={open} state={state} status={status} onChange={change} />}
          {lead.kind !== leadKinds.contacts.collection && <ConsentPanel open={open} />}
        </div>
      </div>
      {lead.kind === leadKinds.leadBuyers.collection && <ReceivedPanel application={lead.id} />}
      {state && <HistoryPanel sentAt={lead.sentAt} state={state} />}
      {!isDeletionAskedFor && erase}
    </>
  );
}

/** Shown for a lead that does not exist or was deleted. */
function LeadGone() {
  return (
    <>
      <h1>Lead not found</h1>
      <Alert tone="error">
        <p>It may have been deleted, or the address is incomplete.</p>
        <p>
          <Link to={paths.leads}>See all leads</Link>
        </p>
      </Alert>
    </>
  );
}

/** The skeleton of a lead. */
function LeadLoading() {
  return (
    <>
      <h1>Lead</h1>
      <Card>
        <p role="status">Loading the lead…</p>
        <p>
          <SkeletonText width="line" />
        </p>
        <p>
          <SkeletonText width="word" />
        </p>
      </Card>
    </>
  );
}

/** Shown when reading the lead failed; it may still exist. */
function LeadNotLoaded() {
  return (
    <>
      <h1>Lead</h1>
      <Alert tone="error" title="The lead could not be loaded.">
        <p>Please check your connection and your sign-in.</p>
        <Button variant="link" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Alert>
    </>
  );
}
