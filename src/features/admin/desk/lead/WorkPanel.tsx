import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { useKeptInput } from '#src/data/state/use-unsaved.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { addDays, newYorkDay } from '#src/lib/format/format-time.ts';
import { useLeaveGuard } from '#src/lib/hooks/use-leave-guard.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { callOutcomes, type LeadChange, leadStateLimits } from '#src/model/leads/lead-history.ts';
import { followUpError, type LeadState, noteError } from '#src/model/leads/lead-state.ts';
import { type LeadStatus, leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { LeaveDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { CheckboxGroup } from '#src/ui/fields/CheckboxGroup.tsx';
import { KeptInputNote } from '#src/ui/fields/ContestedFields.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { CharactersLeft, TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './LeadView.module.css';
import { type ChangeControl, PassOnPanel, type PassOnPanelProps } from './PassOnPanel.tsx';
import { logId } from './SentPanel.tsx';

interface WorkPanelProps extends ChangeControl, Pick<PassOnPanelProps, 'othersCount'> {
  open: OpenLead;
  state: LeadState;
  /** What is typed and not saved above the panel, in words; '' if nothing is. */
  unsavedAbove: string;
}

/** What happened, and, of a quote, passing it on. Asks before the page is left with something unsaved. */
export function WorkPanel({ open, state, othersCount, unsavedAbove, ...control }: WorkPanelProps) {
  const logForm = useForm<LogInput>({ defaultValues: nothingLogged });
  const returnForm = useForm({ defaultValues: { reason: '' } });
  const name = `${open.lead.kind}/${open.lead.id}`;
  const kept = [useKeptInput(logForm, `${name}/log`), useKeptInput(returnForm, `${name}/return`)];
  const unsaved = [
    unsavedAbove,
    logForm.watch('outcome') && 'your call',
    logForm.watch('status') && 'the new status',
    logForm.watch('note') && 'your note',
    logForm.watch('again') && 'the reminder',
    returnForm.watch('reason') && 'why it was returned',
  ].filter(Boolean);
  const question = useLeaveGuard(unsaved.length > 0);
  return (
    <Card className={`screen-only ${styles.work}`}>
      <h2>Work on this lead</h2>
      <KeptInputNote isShown={kept.some(({ isBack }) => isBack) && unsaved.length > 0} />
      <LogForm form={logForm} open={open} state={state} {...control} />
      {open.lead.kind === leadKinds.quotes.collection && (
        <PassOnPanel
          open={open}
          state={state}
          othersCount={othersCount}
          returnForm={returnForm}
          {...control}
        />
      )}
      <LeaveDialog
        leaving={question}
        description={`Not saved yet: ${new Intl.ListFormat('en-US').format(unsaved)}.`}
      />
    </Card>
  );
}

interface LogInput {
  /** Of a call; '' for none. */
  outcome: (typeof callOutcomes)[number]['value'] | '';
  /** The status that is chosen and not saved; '' for the one that is stored. */
  status: LeadStatus | '';
  note: string;
  /** When to call again: a day, one that is typed, never, or '' for no change. */
  again: string;
  day: string;
}

const nothingLogged: LogInput = { outcome: '', status: '', note: '', again: '', day: '' };

/** Passing on has its own form. */
const choices = leadStatuses.filter(({ value }) => value !== 'passed-on');

/** The choices of when to call again that are no day. */
const typedDay = 'typed';
const never = 'never';

/** Returns a day without its year, so that a phone need not break it. */
const shortDay = (day: string) => formatShortDate(day).replace(/\/\d{4}$/, '');

/** Returns the one line that a filled-in form asks for, besides the status; undefined if it asks for none. */
function readLog({ outcome, note, again, day }: LogInput): LeadChange | undefined {
  const followUp = { [typedDay]: day, [never]: '' }[again] ?? again;
  const reminder = again ? { followUp } : {};
  if (outcome) return { kind: 'call', outcome, ...(note && { note }), ...reminder };
  if (note) return { kind: 'note', note, ...reminder };
  return again ? { kind: 'reminder', followUp } : undefined;
}

interface LogFormProps extends ChangeControl {
  form: UseFormReturn<LogInput>;
  open: OpenLead;
  state: LeadState;
}

/**
 * The form for what happened: how a call ended, a note, and when to call again, in one line of the history, and the
 * status in another one. What is typed stays in its fields until it is stored.
 */
function LogForm({ form, open: { lead, contact }, state, busy, onChange }: LogFormProps) {
  const { register, watch, formState } = form;
  const [today] = useState(() => newYorkDay(siteTime()));
  const { followUp, status: stored } = state;
  const canCall = lead.phone !== '' && contact.mayCall;
  const days = [
    { value: addDays(today, 1), label: 'Tomorrow' },
    { value: addDays(today, 3), label: 'In three days' },
    { value: typedDay, label: 'Another day' },
  ];
  const reminders = [
    { value: '', label: followUp ? `As set: ${shortDay(followUp)}` : 'No reminder' },
    ...(contact.mayCall ? days : []),
    ...(followUp ? [{ value: never, label: 'Remove the reminder' }] : []),
  ];
  const save = form.handleSubmit(async (typed) => {
    const line = readLog(typed);
    if (line) {
      if (!(await onChange(line))) return;
      form.reset({ ...nothingLogged, status: typed.status });
    }
    const { status } = typed;
    if (status === '' || (await onChange({ kind: 'status', status }))) form.reset(nothingLogged);
  });

  return (
    <form noValidate className={styles.form} onSubmit={save}>
      {canCall && (
        <CheckboxGroup
          type="radio"
          id={logId}
          label="Your call"
          className={styles.chips}
          options={[{ value: '', label: 'No call' }, ...callOutcomes]}
          {...register('outcome')}
        />
      )}
      {reminders.length > 1 && (
        <CheckboxGroup
          type="radio"
          label="Call again"
          className={styles.chips}
          options={reminders}
          {...register('again')}
        />
      )}
      {watch('again') === typedDay && (
        <TextField
          type="date"
          label="Call again on"
          min={today}
          readOnly={busy}
          error={formState.errors.day?.message}
          {...register('day', { validate: (day) => followUpError(day, today) })}
        />
      )}
      <TextAreaField
        {...(!canCall && { id: logId })}
        label="Note"
        rows={3}
        autoComplete="off"
        readOnly={busy}
        error={formState.errors.note?.message}
        note={<CharactersLeft left={leadStateLimits.note.max - [...watch('note')].length} />}
        {...register('note', {
          setValueAs: tidyText,
          validate: (note, { outcome, again, status }) =>
            note || !(outcome || again || status) ? noteError(note) : undefined,
        })}
      />
      <SelectField
        // Once another status is stored, another option stands for it.
        key={stored}
        label="Status"
        hint={watch('status') && 'Not saved yet.'}
        placeholder={stored === 'passed-on' ? 'Passed on' : undefined}
        options={choices.map(({ value, label }) => ({
          value: value === stored ? '' : value,
          label,
        }))}
        {...register('status')}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Save
      </Button>
    </form>
  );
}
