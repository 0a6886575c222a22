import { type ReactNode, useContext, useEffect, useState } from 'react';
import { findAgeNow } from '#src/data/site/rates-age.ts';
import { readRates } from '#src/data/site/use-rates.ts';
import { useKnown } from '#src/data/state/visit.ts';
import styles from '#src/features/calculators/inputs/Calculator.module.css';
import { formatDollars } from '#src/lib/format/format.ts';
import { EmbeddedData, useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import { type Question, useQuestion } from '#src/lib/hooks/use-question.ts';
import { formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import { monthlyPayment } from '#src/model/loans/loan.ts';
import { isPercentKind, type NumberKind } from '#src/model/loans/number-kinds.ts';
import {
  embeddedRates,
  rateFields,
  rateKinds,
  readRate,
  styleOfDay,
  visitRates,
} from '#src/model/rates/shown-rates.ts';
import { RangeField } from '#src/ui/fields/RangeField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import {
  bindFields,
  type InputsProps,
  type Limits,
  type LoanInputs,
  loanTable,
  readLoan,
} from './inputs.ts';
import { askAboutInput, numberText, type Ranges, readInput, tidyInput } from './read-number.ts';

export interface NumberFieldProps {
  id: string;
  label: string;
  hint: string;
  text: string;
  /** Stands in for the hint: how the text is understood when it does not say the number itself. */
  readAs?: string | undefined;
  ask?: (text: string, questions: Ranges) => Question | undefined;
  onChange: (text: string) => void;
  /** Shows the text back in its usual form when the visitor leaves the field. */
  onLeave: () => void;
  ornament?: ReactNode;
  unit?: ReactNode;
  mayFall?: boolean;
}

/** A number as it is typed. The line under its label always holds one text, so nothing moves. */
export function NumberField({
  text,
  hint,
  readAs,
  ask = () => undefined,
  onChange,
  onLeave,
  mayFall = false,
  ...field
}: NumberFieldProps) {
  const input = useEarlyInput(text, ({ value }) => onChange(value));
  const askLater = async (typed: string) => {
    // No question is needed for a first payment. If they do not arrive, nothing is asked.
    const questions = await import('#src/model/loans/usual-ranges.ts').catch(() => undefined);
    return questions && ask(typed, questions);
  };
  const question = useQuestion(field.id, text, askLater, onChange);

  return (
    <TextField
      {...field}
      ref={input}
      // The keys of figures have no minus and no k, as in 400k.
      inputMode={mayFall || /\dk/.test(hint) ? 'text' : 'decimal'}
      autoComplete="off"
      hint={
        <span className={readAs && styles.readAs} aria-live="polite">
          {readAs ?? hint}
        </span>
      }
      suggestion={question}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

interface TypedFieldProps extends Pick<NumberFieldProps, 'id' | 'label' | 'hint'> {
  kind: NumberKind;
  /** Dollars that a percentage in a field for dollars is of. */
  whole?: number;
  /** Whether an empty field is an answer, too, which the hint explains. */
  mayBeEmpty?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A number of a kind: dollars, of which `450,000`, `450k` and `1.2m` are understood, or a percentage. */
export function TypedField({ kind, whole, mayBeEmpty, value, ...props }: TypedFieldProps) {
  return (
    <NumberField
      {...props}
      {...(isPercentKind(kind) ? { unit: '%' } : { ornament: '$' })}
      text={value}
      readAs={mayBeEmpty && value === '' ? undefined : readInput(kind, value, whole).hint}
      mayFall={kind === 'growth'}
      ask={(text, loaded) => askAboutInput(loaded, kind, text, whole)}
      onLeave={() => {
        const tidied = tidyInput(kind, value);
        if (tidied !== value) props.onChange(tidied);
      }}
    />
  );
}

interface RateFieldProps extends Pick<TypedFieldProps, 'id' | 'label' | 'value' | 'onChange'> {
  /** Decides which of the example rates is offered. */
  termYears: number;
  /** Returns the monthly payment in dollars at a yearly rate in percent, if the offer names it. */
  paymentAt?: ((percent: number) => number) | undefined;
  example?: RateExample;
}

/** What sets all rates of the Advanced tab to the site's example, and brings them back. */
export interface RateExample {
  isUsed: boolean;
  use: (rate: string) => void;
  leave: () => void;
}

/** The interest rate of a loan in a pair of fields, with the offer of the site's example rate under it. */
export function RateField({
  id,
  label,
  value,
  termYears,
  paymentAt,
  onChange,
  example,
}: RateFieldProps) {
  /** What the last press on the offer led to. */
  const [note, setNote] = useState<string>();
  return (
    <>
      <TypedField
        id={id}
        kind="rate"
        label={label}
        hint={note ?? 'Percent per year.'}
        value={value}
        onChange={(typed) => {
          if (typed !== value) setNote(undefined);
          onChange(typed);
        }}
      />
      <ExampleRateChip
        termYears={termYears}
        paymentAt={paymentAt}
        example={example}
        onPress={(percent, program) => {
          if (percent !== undefined) (example?.use ?? onChange)(numberText(percent));
          setNote(
            percent === undefined
              ? 'Our example rates aren’t available right now.'
              : `Our example: ${program.toLowerCase()}.`,
          );
        }}
      />
    </>
  );
}

/** Returns the fixed-rate program with the shortest term that covers a loan's, or the 30-year one. */
function findFixedRate(termYears: number) {
  return rateFields.reduce<keyof typeof rateKinds>((found, field) => {
    const { kind, termYears: years } = rateKinds[field];
    const isCloser = years >= termYears && years < rateKinds[found].termYears;
    return kind === 'fixed' && isCloser ? field : found;
  }, 'fixed30');
}

interface ExampleRateChipProps extends Pick<RateFieldProps, 'termYears' | 'paymentAt' | 'example'> {
  /** Called with the rate in percent, if it is available, and the name of its loan. */
  onPress: (percent: number | undefined, label: string) => void;
}

/**
 * Fills in the site's current example rate for a fixed-rate loan of a term, unless that is more than a month old;
 * its space stays, so nothing moves. Its label has the rate of the build until the visit has read the rates, which a
 * press does.
 */
function ExampleRateChip({ termYears, paymentAt, example, onPress }: ExampleRateChipProps) {
  const [busy, setBusy] = useState(false);
  // Also those of the page that led here: they are only offered.
  const embedded = embeddedRates.in(useContext(EmbeddedData));
  const [built, setBuilt] = useState(embedded);
  const known = useKnown(visitRates);
  const field = findFixedRate(termYears);
  const shown = known ? known.value : built;
  const rate = shown?.[field] ?? '';
  const percent = readRate(rate);
  const apr = shown?.aprs[field];
  const isOutdated = shown?.age === 'outdated';
  const isToday = shown?.age === 'today';

  useEffect(() => {
    // The build's rates need no database.
    if (!embedded) readRates().catch(() => undefined);
    else void findAgeNow(embedded.lastUpdated).then((age) => setBuilt({ ...embedded, age }));
  }, [embedded]);

  async function press() {
    if (example?.isUsed) return example.leave();
    setBusy(true);
    const current = known?.value ?? (await readRates().catch(() => undefined));
    setBusy(false);
    const usable = current?.age === 'outdated' ? '' : current?.[field];
    onPress(readRate(usable ?? ''), rateKinds[field].label);
  }

  function offerRate(): string {
    if (example?.isUsed) return 'Put all rates back';
    if (percent === undefined) return 'Use our example rate';
    if (paymentAt) {
      return `${example ? 'All at' : 'Try'} ${rate}: ${formatWhole(paymentAt(percent))}`;
    }
    return isToday ? `Use today’s ${rate}` : `Use our ${rate} example`;
  }

  return (
    <div className={classNames(styles.example, 'screen-only')}>
      {isOutdated && <p>Our example rate is more than a month old, so we don’t offer it here.</p>}
      <div className={classNames(styles.offer, isOutdated && styles.gone)} inert={isOutdated}>
        <Button variant="quiet" className={styles.chip} busy={busy} onClick={press}>
          {offerRate()}
        </Button>
        {percent !== undefined && shown && apr && (
          <p className={styles.exampleTerms}>
            {shown.lastUpdated && (
              <span className={styleOfDay(shown)}>
                {`${isToday ? 'Today,' : 'As of'} ${shown.lastUpdated}. `}
              </span>
            )}
            <span>
              {`${apr} APR for ${formatDollars(rateKinds[field].aprLoan ?? 0)} with ${shown.aprCosts}.`}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

interface TermFieldProps {
  id: string;
  label: string;
  kind: Limits;
  value: number;
  onChange: (value: number) => void;
  format?: (value: number) => string;
  endText?: (value: number) => string;
}

/** A slider's number, by default the years of a loan. */
export function TermField({
  id,
  label,
  kind,
  value,
  onChange,
  format = formatYears,
  endText = String,
}: TermFieldProps) {
  const input = useEarlyInput(String(value), ({ valueAsNumber }) => onChange(valueAsNumber));

  return (
    <RangeField
      ref={input}
      {...{ id, label, value, endText }}
      {...kind}
      valueText={format(value)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

/** Amount, rate and term of a loan. */
export function LoanFields({ id, ...props }: InputsProps<LoanInputs> & { id: string }) {
  const field = bindFields(id, loanTable, props);
  return (
    <>
      <div className={styles.pair}>
        <TypedField {...field('amount')} />
        <RateField
          {...field('rate')}
          termYears={props.inputs.termYears}
          paymentAt={(annualRatePercent) =>
            monthlyPayment({ ...readLoan(props.inputs), annualRatePercent })
          }
        />
      </div>
      <TermField {...field('termYears')} />
    </>
  );
}
