import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { changeLead, type OpenLead, openLead } from '#src/data/admin/leads/lead.service.ts';
import { leadsOfSamePerson } from '#src/data/admin/leads/privacy.service.ts';
import { useKeptInput } from '#src/data/state/use-unsaved.ts';
import { erasedText } from '#src/features/admin/desk/shared/EraseDialog.tsx';
import page from '#src/features/admin/desk/shared/LeadDesk.module.css';
import { StatusBadge } from '#src/features/admin/desk/shared/LeadTable.tsx';
import { refreshNewLeadCount } from '#src/features/admin/desk/shared/new-leads.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { type LeadCollection, leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { findHolder, type LeadChange } from '#src/model/leads/lead-history.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { leadCollections, leadWords } from '#src/model/leads/stored-leads.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { showToast } from '#src/ui/notices/Toasts.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { type AsideInput, ContactBanner } from './ContactBanner.tsx';
import { EraseLead } from './EraseLeads.tsx';
import { BuyerName, HistoryPanel, ReceivedPanel } from './LeadHistory.tsx';
import styles from './LeadView.module.css';
import { SamePersonPanel } from './SamePerson.tsx';
import { ConsentPanel, SentPanel } from './SentPanel.tsx';
import { type Work, WorkBar } from './WorkBar.tsx';
import { WorkPanel } from './WorkPanel.tsx';

/** The view of the lead that the URL fragment identifies. */
export function LeadView({ by }: { by: string }) {
  const { hash } = useLocation();
  const address = readLeadHash(hash);
  const navigation = useNavigationType();
  // From one lead to the next, as from one page to another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another fragment is another lead.
  useEffect(() => {
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [hash, navigation]);
  return (
    <div data-private className={page.desk}>
      {address ? <OneLead key={hash} {...address} by={by} /> : <LeadGone />}
    </div>
  );
}

/** Returns what the URL fragment identifies; undefined if it is no lead. */
function readLeadHash(hash: string) {
  const [, name, id] = /^#(\w+)\/([\w-]+)$/.exec(hash) ?? [];
  const kind = leadCollections.find((collection) => collection === name);
  return kind && id ? { kind, id } : undefined;
}

function OneLead({ kind, id, by }: { kind: LeadCollection; id: string; by: string }) {
  const opened = useResource(async () => {
    const open = await openLead(kind, id, by);
    refreshNewLeadCount();
    return open;
  }, `${kind} ${id} ${by}`);
  if (opened.status !== 'loaded') return <LeadPending isFailed={opened.status === 'failed'} />;
  if (!opened.value) return <LeadGone />;
  return <LeadPanels opened={opened.value} by={by} />;
}

/**
 * Returns what became of an open lead and a function to change it. A change is shown only once it is stored, so the
 * page always matches the database.
 */
export function useWork(lead: OpenLead['lead'], by: string) {
  const [work, setWork] = useState<Work>({ status: 'idle', state: lead.state });
  const latest = useRef(work);
  const show = (next: Work) => {
    latest.current = next;
    setWork(next);
  };

  /** Stores a change, unless another is on its way; resolves to whether it was stored. */
  async function change(wanted: LeadChange): Promise<boolean> {
    const { status, state, beforeCall } = latest.current;
    if (!state || status === 'saving') return false;
    show({ status: 'saving', state, beforeCall });
    try {
      const outcome = await changeLead({ ...lead, state }, { by, ...wanted });
      if (outcome.status === 'overtaken') show(outcome);
      // The reminder of a call may be set to another day, for one Undo of both.
      else if (wanted.kind === 'reminder') show({ ...outcome, beforeCall });
      else show({ ...outcome, beforeCall: wanted.kind === 'call' ? outcome.before : undefined });
      return outcome.status === 'saved';
    } catch {
      show({ status: 'failed', state, beforeCall });
      return false;
    }
  }

  return { work, change };
}

function LeadPanels({ opened, by }: { opened: OpenLead; by: string }) {
  const { lead } = opened;
  const { work, change } = useWork(lead, by);
  const { state, status } = work;
  const { own, elsewhere, agreedAgain, setAside } = opened.contact;
  // A request that is set aside here no longer keeps anybody from calling.
  const requests = [...own, ...elsewhere, ...agreedAgain, ...setAside];
  const contact = checkContact({ ...lead, state }, requests);
  const open = { ...opened, contact };
  const asideForm = useForm<AsideInput>({ defaultValues: { request: '', reason: '' } });
  useKeptInput(asideForm, `${lead.kind}/${lead.id}/aside`);
  const holder = findHolder(state?.history ?? []);
  const others = useResource(() => leadsOfSamePerson(lead), lead);
  const navigate = useNavigate();
  const isDeletionRequested = contact.own.some(({ revocation }) => revocation.asks === 'delete');

  function leave(erased: readonly DeskLead[]) {
    showToast({ tone: 'good', title: erasedText(erased) });
    navigate(paths.leads, { replace: true });
  }

  const erase = (
    <EraseLead lead={lead} state={state} isRequested={isDeletionRequested} onErased={leave} />
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
      <ContactBanner
        contact={contact}
        lead={lead}
        state={state}
        asideForm={asideForm}
        busy={status === 'saving'}
        onChange={change}
      />
      <WorkBar open={open} work={work} onChange={change} />
      {isDeletionRequested && erase}
      <SamePersonPanel others={others} />
      <div className={styles.columns}>
        <SentPanel open={open} />
        <div className={styles.side}>
          {state && (
            <WorkPanel
              open={open}
              state={state}
              busy={status === 'saving'}
              othersCount={others.status === 'loaded' ? others.value.length : 0}
              unsavedAbove={asideForm.watch('reason') && 'why a request is set aside'}
              onChange={change}
            />
          )}
          {state && <HistoryPanel sentAt={lead.sentAt} state={state} requests={contact.own} />}
        </div>
        {lead.kind !== leadKinds.contacts.collection && (
          <ConsentPanel consent={open.consent} phone={lead.phone} />
        )}
      </div>
      {lead.kind === leadKinds.leadBuyers.collection && <ReceivedPanel application={lead.id} />}
      {!isDeletionRequested && erase}
    </>
  );
}

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

/** The skeleton of a lead; once reading it has failed, what to do: it may still exist. */
function LeadPending({ isFailed }: { isFailed: boolean }) {
  return (
    <>
      <h1>Lead</h1>
      {isFailed ? (
        <NotLoaded what="The lead" />
      ) : (
        <Card>
          <p role="status">Loading the lead…</p>
          <SkeletonText width="line" />
        </Card>
      )}
    </>
  );
}
