import { useState } from 'react';
import {
  fullHistoryText,
  type LeadStatus,
  leadStateLimits,
  leadStatuses,
} from '#src/domain/leads/lead-history.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { followUpRefusal, type LeadState, noteRefusal } from '#src/domain/leads/lead-state.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { newYorkDay } from '#src/lib/format-time.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { CharactersLeft, TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadView.module.css';
import type { OpenLead } from './lead.service.ts';
import { type ChangeControl, type Draft, PassOnPanel } from './PassOnPanel.tsx';

/** The status of the last change. */
export type ChangeStatus = 'idle' | 'saving' | 'saved' | 'overtaken' | 'full' | 'failed';

interface WorkPanelProps extends Pick<ChangeControl, 'onChange'> {
  open: OpenLead;
  state: LeadState;
  status: ChangeStatus;
}

/**
 * What the owner does with a lead: its status, notes, and, of a quote, passing it on. It asks before the
 * page is left with something that is not saved.
 */
export function WorkPanel({ open, state, status, onChange }: WorkPanelProps) {
  const [chosen, setChosen] = useState<LeadStatus | ''>('');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const unsaved = [
    chosen && 'the new status',
    note.trim() && 'your note',
    reason.trim() && 'why it was returned',
  ].filter(Boolean);
  const question = useLeaveGuard(unsaved.length > 0);
  const control = { busy: status === 'saving', onChange };
  return (
    <Card className={styles.work}>
      <h2>Work on this lead</h2>
      <StatusForm state={state} chosen={chosen} onChosen={setChosen} {...control} />
      <NoteForm lineCount={state.history.length} typed={note} onTyped={setNote} {...control} />
      <FollowUpForm followUp={state.followUp} isRefused={!open.contact.mayCall} {...control} />
      {open.lead.kind === leadKinds.quotes.collection && (
        <PassOnPanel
          open={open}
          state={state}
          reason={{ typed: reason, onTyped: setReason }}
          {...control}
        />
      )}
      <ChangeOutcome status={status} />
      {question && (
        <AlertDialog
          question="Leave without saving?"
          description={`Not saved yet: ${new Intl.ListFormat('en-US').format(unsaved)}.`}
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </Card>
  );
}

interface StatusFormProps extends ChangeControl {
  state: LeadState;
  /** The status that is chosen and not saved; '' if none is. */
  chosen: LeadStatus | '';
  onChosen: (status: LeadStatus | '') => void;
}

/** Passing on has its own form. */
const choices = leadStatuses.filter(({ value }) => value !== 'passed-on');

/**
 * The status of a lead. Arrow keys change a select without opening it, so a choice is saved by a button.
 */
function StatusForm({ state, chosen, onChosen, busy, onChange }: StatusFormProps) {
  const [error, setError] = useState<string>();
  const isPassedOn = state.status === 'passed-on';

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!chosen) {
      setError('Choose another status first.');
      event.currentTarget.querySelector('select')?.focus();
    } else if (await onChange({ kind: 'status', status: chosen })) onChosen('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <SelectField
        label="Status"
        name="status"
        hint={chosen ? 'Not saved yet.' : undefined}
        placeholder={isPassedOn ? 'Passed on' : undefined}
        options={choices}
        value={chosen || (isPassedOn ? '' : state.status)}
        error={error}
        onChange={({ currentTarget }) => {
          const status = choices.find(({ value }) => value === currentTarget.value)?.value ?? '';
          onChosen(status === state.status ? '' : status);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Save the status
      </Button>
    </form>
  );
}

interface NoteFormProps extends Draft, ChangeControl {
  /** The number of lines in the history. */
  lineCount: number;
}

/**
 * The form that adds a note to the history. The text stays in the field until it is stored, also if the
 * history takes no more notes, which the field says.
 */
export function NoteForm({ lineCount, typed, onTyped, busy, onChange }: NoteFormProps) {
  const [error, setError] = useState<string>();
  const full = fullHistoryText('note', lineCount);
  const left = leadStateLimits.note.max - [...tidyText(typed)].length;

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const note = tidyText(typed);
    const refusal = full ?? noteRefusal(note);
    setError(refusal);
    if (refusal) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    if (await onChange({ kind: 'note', note })) onTyped('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextAreaField
        label="Note"
        name="note"
        rows={3}
        autoComplete="off"
        value={typed}
        readOnly={busy}
        error={full ?? error}
        note={<CharactersLeft left={left} />}
        onChange={(event) => {
          onTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Add the note
      </Button>
    </form>
  );
}

/** The outcome of the last change, shown below the controls. */
function ChangeOutcome({ status }: { status: ChangeStatus }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'Saved.'}
      </p>
      {status === 'overtaken' && (
        <Alert tone="error" title="Someone else has changed this lead.">
          <p>
            Their change was not overwritten. It is in the history now. Please review it and try
            again.
          </p>
        </Alert>
      )}
      {status === 'full' && (
        <Alert tone="error" title="The change was not saved.">
          <p>The history of this lead is full. Keep further changes elsewhere.</p>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="error" title="The change was not saved.">
          <p>What you typed is still here. Please try again.</p>
        </Alert>
      )}
    </>
  );
}

interface FollowUpFormProps extends ChangeControl {
  /** The stored day; '' or undefined if there is none. */
  followUp: string | undefined;
  /** Whether the person must not be called, so that no other day can be set. */
  isRefused: boolean;
}

/** The day on which to call again, when the lead stands at the top of the desk. */
export function FollowUpForm({ followUp = '', isRefused, busy, onChange }: FollowUpFormProps) {
  const [day, setDay] = useState(followUp);
  const [error, setError] = useState<string>();
  const [today] = useState(() => newYorkDay(siteTime()));
  if (isRefused && !followUp) return null;

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const refusal = followUpRefusal(day, today);
    setError(refusal);
    if (refusal) event.currentTarget.querySelector('input')?.focus();
    else await onChange({ kind: 'reminder', followUp: day });
  }

  async function remove() {
    if (!busy && (await onChange({ kind: 'reminder', followUp: '' }))) setDay('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {isRefused ? (
        <p>{`A reminder to call again is set for ${formatShortDate(followUp)}.`}</p>
      ) : (
        <TextField
          type="date"
          label="Call again on"
          name="follow-up"
          hint={followUp && `A reminder is set for ${formatShortDate(followUp)}.`}
          min={today}
          value={day}
          readOnly={busy}
          error={error}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
      <div className={styles.actions}>
        {!isRefused && (
          <Button type="submit" variant="quiet" disabled={busy}>
            Set the reminder
          </Button>
        )}
        {followUp && (
          <Button variant="link" disabled={busy} onClick={remove}>
            Remove the reminder
          </Button>
        )}
      </div>
    </form>
  );
}
