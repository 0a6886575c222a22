import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeOutcome, OpenLead } from '#src/data/admin/leads/lead.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { StatusBadge } from '#src/features/admin/desk/shared/LeadTable.tsx';
import { phoneLink } from '#src/features/admin/desk/shared/lead-fields.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { addDays, newYorkDay } from '#src/lib/format/format-time.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { isContact, type LeadChange } from '#src/model/leads/lead-history.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import styles from './LeadView.module.css';
import { type ChangeControl, passOnId } from './PassOnPanel.tsx';
import { logId } from './SentPanel.tsx';

/** What became of the last change, and the state that the lead has since. */
export interface Work {
  status: 'idle' | 'saving' | 'failed' | ChangeOutcome['status'];
  /** Undefined if it is malformed. */
  state: LeadState | undefined;
  /** The state before a call, as long as nothing but its reminder was changed since. */
  beforeCall?: LeadState | undefined;
}

interface WorkBarProps extends Pick<ChangeControl, 'onChange'> {
  open: OpenLead;
  work: Work;
}

const goTo = (id: string) => document.getElementById(id)?.focus();

/** What the owner does next, the most frequent end of a call, and what became of it: always in sight. */
export function WorkBar({ open: { lead, contact }, work, onChange }: WorkBarProps) {
  const leads: readonly string[] = useLocation().state?.next ?? [];
  const [following, ...next] = leads;
  const call = phoneLink(lead.phone, contact);
  const log = useRef<HTMLButtonElement>(null);
  const { status, state, beforeCall } = work;
  const last = state?.history.at(-1);
  const undone = state && beforeCall ? listUndone(state, beforeCall) : [];
  const inDays = (count: number) => addDays(newYorkDay(siteTime()), count);

  /** Stores changes, one after the other. The button that was pressed is gone then, and the focus with it. */
  async function store(changes: readonly LeadChange[]) {
    for (const change of changes) if (!(await onChange(change))) break;
    log.current?.focus();
  }

  return (
    <div className={`screen-only ${styles.bar}`}>
      {call && (
        <ButtonLink to={call} onClick={() => goTo(logId)}>
          Call
        </ButtonLink>
      )}
      <Button ref={log} variant="quiet" onClick={() => goTo(logId)}>
        Log
      </Button>
      {lead.kind === leadKinds.quotes.collection && (
        <Button variant="quiet" onClick={() => goTo(passOnId)}>
          Pass on
        </Button>
      )}
      {following && (
        <ButtonLink variant="quiet" to={following} state={{ next }} replace aria-label="Next lead">
          Next
        </ButtonLink>
      )}
      {call && state && !beforeCall && (
        <Button
          variant="quiet"
          disabled={status === 'saving'}
          onClick={() => store([{ kind: 'call', outcome: 'voicemail', followUp: inDays(1) }])}
        >
          Voicemail, call again tomorrow
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'Saved.'}
      </p>
      {state && beforeCall && status !== 'saving' && (
        <div className={styles.after}>
          <span>
            {status === 'saved' && 'Saved. '}
            <StatusBadge state={state} />{' '}
            {state.followUp && `Call again on ${formatShortDate(state.followUp)}.`}
          </span>
          {undone.length > 0 && (
            <Button variant="link" onClick={() => store(undone)}>
              Undo
            </Button>
          )}
          {state.followUp && (
            <details>
              <summary>Change the day</summary>
              <div className={styles.days}>
                {nextDays.map(inDays).map((followUp) => (
                  <Button
                    key={followUp}
                    variant="quiet"
                    onClick={() => store([{ kind: 'reminder', followUp }])}
                  >
                    {weekday.format(new Date(followUp))}
                  </Button>
                ))}
              </div>
            </details>
          )}
          {last?.kind === 'call' &&
            !isContact(last.outcome) &&
            !['closed', 'spam'].includes(state.status) && (
              <Button variant="link" onClick={() => store([{ kind: 'status', status: 'closed' }])}>
                Set the status to Closed
              </Button>
            )}
        </div>
      )}
      {status === 'overtaken' && (
        <Alert tone="error" title="Someone else has changed this lead.">
          <p>
            Their change was not overwritten. It is in the history now. Please review it and try
            again.
          </p>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="error" title="The change was not saved.">
          <p>What you typed is still here. Please try again.</p>
        </Alert>
      )}
    </div>
  );
}

/** The days to call again that take one press, counted from today; the form takes any other. */
const nextDays = [1, 2, 3, 4, 5, 6, 7, 14];

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns what sets back what a call changed besides the history; its own line stays. */
function listUndone(state: LeadState, before: LeadState): LeadChange[] {
  const { status, followUp = '' } = before;
  const undone: LeadChange[] = [];
  if (state.status !== status) undone.push({ kind: 'status', status });
  if ((state.followUp ?? '') !== followUp) undone.push({ kind: 'reminder', followUp });
  return undone;
}
