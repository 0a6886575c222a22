import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { listRateChanges } from '#src/data/admin/site/rate-changes.service.ts';
import { saveRates } from '#src/data/admin/site/save-fields.service.ts';
import { keepRates, ratesFields } from '#src/data/site/rate-terms.ts';
import { useKeptInput } from '#src/data/state/use-unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { siteToday } from '#src/lib/format/calendar.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { useFieldSave } from '#src/lib/hooks/use-field-save.ts';
import { useLeaveGuard } from '#src/lib/hooks/use-leave-guard.ts';
import { useQuestion } from '#src/lib/hooks/use-question.ts';
import { emptyRate, type Rates, rateFields, rateKinds } from '#src/model/rates/shown-rates.ts';
import { AlertDialog, LeaveDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { ContestedFields, KeptInputNote } from '#src/ui/fields/ContestedFields.tsx';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './Dashboard.module.css';
import { dayLabel, labelFor, RateChanges } from './RateChanges.tsx';
import {
  askAboutRate,
  findUnlikelyFields,
  looksLikeRate,
  nextEighth,
  noRates,
  ratesFormSchema,
  tidyRate,
} from './rates-form.schema.ts';
import { useReloadable } from './use-reloadable.ts';

/** The id of the form, which the button that opens it names. */
export const ratesFormId = 'rates-form';

/** Saves the rates that visitors see with today's date, whatever is typed, unless a save is under way. */
export type RenewRates = () => void;

interface RatesFormProps {
  admin: string;
  ref: Ref<RenewRates> | undefined;
  isOpen: boolean;
  /** Called with true when something is to be resolved in the form. */
  onOpen: (isOpen: true) => void;
  /** The rates that visitors see now; undefined if there are none. */
  saved: Rates | undefined;
  onSaved: (rates: Rates) => void;
}

/** The line with the rates, and the form for the texts of the rates page. The date defaults to today. */
export function RatesForm({
  admin,
  ref,
  isOpen,
  onOpen,
  saved = noRates,
  onSaved,
}: RatesFormProps) {
  const changes = useReloadable(listRateChanges);
  const note = useRef<HTMLParagraphElement>(null);
  const today = formatLongDate(siteToday());
  /** Rates that wait for an answer, because some may be typos. */
  const [unconfirmed, setUnconfirmed] = useState<Rates>();
  const form = useForm<Rates>({
    defaultValues: { ...saved, lastUpdated: today },
    resolver: zodResolver(ratesFormSchema),
  });
  const { register, handleSubmit, reset, setFocus, getValues, setValue, watch, formState } = form;
  const kept = useKeptInput(form, 'rates', true);
  const { errors, isDirty } = formState;
  const typed = watch();
  const question = useLeaveGuard(isDirty);
  const { stored, status, contested, rest, send, resolve } = useFieldSave(saved, {
    save: (seen, mine) => saveRates(admin, seen, mine),
    onSaved(rates) {
      reset({ ...rates, lastUpdated: today });
      keepRates(rates);
      changes.reload();
      onSaved(rates);
    },
    // The form fills in the date by itself.
    typedOver: { ...kept.typedOver, lastUpdated: saved.lastUpdated },
  });
  const isBusy = status === 'saving';

  function tidy(field: keyof Rates) {
    const rate = getValues(field);
    if (tidyRate(rate) !== rate) setValue(field, tidyRate(rate), { shouldDirty: true });
  }

  const save = handleSubmit((rates) => {
    rest();
    if (findUnlikelyFields(rates, stored).length > 0) setUnconfirmed(rates);
    else void send(rates);
  }, rest);

  const needsForm = status === 'failed' || contested.length > 0 || kept.isBack;
  useEffect(() => {
    if (needsForm) onOpen(true);
  }, [needsForm, onOpen]);

  /** Saves rates that were not typed. The form has them, too, in case that fails. */
  function sendAtOnce(rates: Rates) {
    for (const field of ratesFields) setValue(field, rates[field], { shouldDirty: true });
    // The pressed button is about to unmount and would lose the focus.
    note.current?.focus();
    void send(rates);
  }

  useImperativeHandle(ref, () => () => {
    if (!isBusy) sendAtOnce({ ...stored, lastUpdated: today });
  });

  return (
    <>
      <ul className={styles.rates}>
        {ratesFields.map((field) => (
          <li key={field}>
            {labelFor(field)} <strong>{stored[field] || emptyRate}</strong>
          </li>
        ))}
      </ul>
      <p ref={note} tabIndex={-1} className={styles.note}>
        <span>{status === 'saved' ? 'Saved. Now shown on' : 'Shown on'}</span>{' '}
        <Link to={paths.rates}>Current Rates</Link> as of{' '}
        <span className="unbroken">{stored.lastUpdated || emptyRate}</span>
      </p>
      <form
        id={ratesFormId}
        method="post"
        noValidate
        hidden={!isOpen}
        className={styles.panel}
        onSubmit={save}
      >
        <KeptInputNote isShown={kept.isBack && isDirty} />
        <div className={classNames(styles.fields, fieldStyles.aligned)}>
          {rateFields.map((field) => (
            <RateTextField
              key={field}
              label={rateKinds[field].label}
              text={typed[field]}
              onAdopt={(rate) => setValue(field, rate, { shouldDirty: true })}
              hint={
                looksLikeRate(tidyRate(typed[field]))
                  ? undefined
                  : 'This is not a percentage like 6.375%.'
              }
              error={errors[field]?.message}
              autoComplete="off"
              // The keys of figures have no letters, which another text needs.
              inputMode={looksLikeRate(tidyRate(stored[field])) ? 'decimal' : 'text'}
              onFocus={({ currentTarget }) => currentTarget.select()}
              readOnly={isBusy}
              {...register(field, { onBlur: () => tidy(field) })}
            />
          ))}
          <TextField
            label={dayLabel}
            error={errors.lastUpdated?.message}
            autoComplete="off"
            readOnly={isBusy}
            {...register('lastUpdated')}
          />
        </div>
        {status === 'failed' && (
          <Alert tone="error" title="Error saving rates.">
            <p>Visitors still see the previous rates. Your changes are still in this form.</p>
          </Alert>
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={isBusy} disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save rates'}
          </Button>
        </div>
      </form>
      {status === 'saved' && <Alert tone="good" title="Rates updated successfully." />}
      {contested.length > 0 && (
        <ContestedFields
          fields={contested}
          labelFor={labelFor}
          mine={typed}
          theirs={stored}
          onAdoptTheirs={(field) => {
            resolve([field]);
            setValue(field, stored[field], { shouldDirty: true });
            setFocus(field);
          }}
          onSaveMine={() => {
            resolve(contested);
            note.current?.focus();
            void save();
          }}
        />
      )}
      {changes.resource.status === 'loaded' && (
        <RateChanges
          changes={changes.resource.value}
          onUndo={isBusy || isDirty ? undefined : sendAtOnce}
          stored={stored}
        />
      )}
      {unconfirmed && (
        <WarningDialog
          typed={unconfirmed}
          stored={stored}
          onConfirm={() => {
            setUnconfirmed(undefined);
            void send(unconfirmed);
          }}
          onCancel={() => setUnconfirmed(undefined)}
        />
      )}
      <LeaveDialog leaving={question} description="Your changes to the rates are not saved." />
    </>
  );
}

interface RateTextFieldProps extends TextFieldProps {
  name: string;
  text: string;
  /** Called with the rate that was more likely meant, when the owner takes it. */
  onAdopt: (rate: string) => void;
}

/** The field of a rate, which asks about one that is hardly meant. */
function RateTextField({ text, onAdopt, ...field }: RateTextFieldProps) {
  const question = useQuestion(field.name, text, askAboutRate, onAdopt);
  return (
    <div className={styles.rate}>
      <TextField {...field} suggestion={question} />
      <div className={styles.eighths}>
        {steps.map(({ direction, sign, verb }) => {
          const next = nextEighth(text, direction);
          return (
            <Button
              key={sign}
              variant="quiet"
              disabled={next === undefined || field.readOnly}
              onClick={() => onAdopt(next ?? text)}
            >
              <span aria-hidden="true">{sign}⅛</span>
              <span className="visually-hidden">
                {verb} {field.label} by an eighth
              </span>
            </Button>
          );
        })}
      </div>
    </div>
  );
}

const steps = [
  { direction: -1, sign: '−', verb: 'Lower' },
  { direction: 1, sign: '+', verb: 'Raise' },
] as const;

interface WarningDialogProps
  extends Pick<ComponentProps<typeof AlertDialog>, 'onConfirm' | 'onCancel'> {
  typed: Rates;
  stored: Rates;
}

function WarningDialog({ typed, stored, ...answers }: WarningDialogProps) {
  const fields = findUnlikelyFields(typed, stored);
  const isDayOnly = fields.every((field) => field === 'lastUpdated');
  return (
    <AlertDialog
      question={isDayOnly ? 'Is this date right?' : 'Are these rates right?'}
      description={fields.map((field) => (
        <p key={field}>
          {labelFor(field)}: <strong>{typed[field]}</strong>. Visitors see{' '}
          {stored[field] || emptyRate} now.
        </p>
      ))}
      confirmLabel={isDayOnly ? 'Save it' : 'Save them'}
      cancelLabel={isDayOnly ? 'Change it' : 'Change them'}
      {...answers}
    />
  );
}
