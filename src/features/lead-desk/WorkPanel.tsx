import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
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
import { type ChangeControl, PassOnPanel } from './PassOnPanel.tsx';

/** The status of the last change. */
export type ChangeStatus = 'idle' | 'saving' | 'saved' | 'overtaken' | 'full' | 'failed';

interface WorkPanelProps extends Pick<ChangeControl, 'onChange'> {
  open: OpenLead;
  state: LeadState;
  status: ChangeStatus;
  /** What is typed and not saved above the panel, in words; '' if nothing is. */
  unsavedAbove: string;
}

interface StatusInput {
  /** The status that is chosen and not saved; '' for the one that is stored. */
  status: LeadStatus | '';
}

/**
 * What the owner does with a lead: its status, notes, and, of a quote, passing it on. It asks before the
 * page is left with something that is not saved.
 */
export function WorkPanel({ open, state, status, unsavedAbove, onChange }: WorkPanelProps) {
  const statusForm = useForm<StatusInput>({ defaultValues: { status: '' } });
  const noteForm = useForm({ defaultValues: { note: '' } });
  const returnForm = useForm({ defaultValues: { reason: '' } });
  const unsaved = [
    unsavedAbove,
    statusForm.watch('status') && 'the new status',
    noteForm.watch('note') && 'your note',
    returnForm.watch('reason') && 'why it was returned',
  ].filter(Boolean);
  const question = useLeaveGuard(unsaved.length > 0);
  const control = { busy: status === 'saving', onChange };
  return (
    <Card className={styles.work}>
      <h2>Work on this lead</h2>
      <StatusForm form={statusForm} stored={state.status} {...control} />
      <NoteForm form={noteForm} lineCount={state.history.length} {...control} />
      <FollowUpForm followUp={state.followUp} isRefused={!open.contact.mayCall} {...control} />
      {open.lead.kind === leadKinds.quotes.collection && (
        <PassOnPanel open={open} state={state} returnForm={returnForm} {...control} />
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
  form: UseFormReturn<StatusInput>;
  stored: LeadStatus;
}

/** Passing on has its own form. */
const choices = leadStatuses.filter(({ value }) => value !== 'passed-on');

/**
 * The status of a lead. Arrow keys change a select without opening it, so a choice is saved by a button.
 */
function StatusForm({ form, stored, busy, onChange }: StatusFormProps) {
  const save = form.handleSubmit(async ({ status }) => {
    if (status && (await onChange({ kind: 'status', status }))) form.reset();
  });

  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <SelectField
        // Once another status is stored, another option stands for it.
        key={stored}
        label="Status"
        hint={form.watch('status') && 'Not saved yet.'}
        placeholder={stored === 'passed-on' ? 'Passed on' : undefined}
        options={choices.map(({ value, label }) => ({
          value: value === stored ? '' : value,
          label,
        }))}
        error={form.formState.errors.status?.message}
        {...form.register('status', { required: 'Choose another status first.' })}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Save the status
      </Button>
    </form>
  );
}

interface NoteFormProps extends ChangeControl {
  form: UseFormReturn<{ note: string }>;
  /** The number of lines in the history. */
  lineCount: number;
}

/**
 * The form that adds a note to the history. The text stays in the field until it is stored, also if the
 * history takes no more notes, which the field says.
 */
function NoteForm({ form, lineCount, busy, onChange }: NoteFormProps) {
  const full = fullHistoryText('note', lineCount);
  const save = form.handleSubmit(async ({ note }) => {
    if (await onChange({ kind: 'note', note })) form.reset();
  });

  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <TextAreaField
        label="Note"
        rows={3}
        autoComplete="off"
        readOnly={busy}
        error={full ?? form.formState.errors.note?.message}
        note={<CharactersLeft left={leadStateLimits.note.max - [...form.watch('note')].length} />}
        {...form.register('note', {
          setValueAs: tidyText,
          validate: (note) => full ?? noteRefusal(note),
        })}
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
function FollowUpForm({ followUp = '', isRefused, busy, onChange }: FollowUpFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { followUp } });
  const [today] = useState(() => newYorkDay(siteTime()));
  if (isRefused && !followUp) return null;

  async function save(wanted: { followUp: string }) {
    if (await onChange({ kind: 'reminder', ...wanted })) reset(wanted);
  }

  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit(save)}>
      {isRefused ? (
        <p>{`A reminder to call again is set for ${formatShortDate(followUp)}.`}</p>
      ) : (
        <TextField
          type="date"
          label="Call again on"
          hint={followUp && `A reminder is set for ${formatShortDate(followUp)}.`}
          min={today}
          readOnly={busy}
          error={formState.errors.followUp?.message}
          {...register('followUp', { validate: (day) => followUpRefusal(day, today) })}
        />
      )}
      <div className={styles.actions}>
        {!isRefused && (
          <Button type="submit" variant="quiet" disabled={busy}>
            Set the reminder
          </Button>
        )}
        {followUp && (
          <Button variant="link" disabled={busy} onClick={() => save({ followUp: '' })}>
            Remove the reminder
          </Button>
        )}
      </div>
    </form>
  );
}
