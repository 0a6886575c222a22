import { type ReactNode, useContext, useEffect, useState } from 'react';
import { monthlyPayment } from '#src/domain/loans/loan.ts';
import { type AmountKind, type PercentKind, usualTerms } from '#src/domain/loans/number-kinds.ts';
import {
  embeddedRates,
  rateFields,
  rateKinds,
  readRate,
  type ShownRates,
  styleOfDay,
} from '#src/domain/rates/shown-rates.ts';
import { formatDollars } from '#src/lib/format.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';
import { EmbeddedData, useEarlyInput } from '#src/lib/use-hydrated.ts';
import { type Question, useQuestion } from '#src/lib/use-question.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './Calculator.module.css';
import { formatWhole, formatYears } from './format-figures.ts';
import { type LoanInputs, readLoan } from './inputs.ts';
import {
  askAboutReading,
  numberText,
  type Questions,
  readAmount,
  readPercent,
  tidyAmount,
  tidyPercent,
} from './read-number.ts';
import type { InputsProps } from './use-inputs.ts';

interface NumberFieldProps {
  id: string;
  label: string;
  hint: string;
  text: string;
  /** Stands in for the hint: how the text is understood when it does not say the number itself. */
  remark?: string | undefined;
  /** Returns the question that a text raises, if any. */
  ask?: (text: string, questions: Questions) => Question | undefined;
  onChange: (text: string) => void;
  /** Shows the text back in its usual form when the visitor leaves the field. */
  onLeave: () => void;
  ornament?: ReactNode;
  unit?: ReactNode;
}

/** A number as it is typed. The line under its label always holds one text, so nothing moves. */
export function NumberField({
  text,
  hint,
  remark,
  ask = () => undefined,
  onChange,
  onLeave,
  ...field
}: NumberFieldProps) {
  const input = useEarlyInput(text, ({ value }) => onChange(value));
  const askLater = async (typed: string) => {
    // No question is needed for a first payment. If they do not arrive, nothing is asked.
    const questions = await import('#src/domain/loans/usual-ranges.ts').catch(() => undefined);
    return questions && ask(typed, questions);
  };
  const question = useQuestion(field.id, text, askLater, onChange);

  return (
    <TextField
      {...field}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      hint={
        <span className={remark && styles.remark} aria-live="polite">
          {remark ?? hint}
        </span>
      }
      suggestion={question}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

type TypedFieldProps = Pick<NumberFieldProps, 'id' | 'label' | 'hint' | 'text' | 'onChange'>;

interface AmountFieldProps extends TypedFieldProps {
  kind: AmountKind;
  /** Dollars that a percentage in this field is of. */
  whole?: number;
}

/** An amount of dollars: `450,000`, `450k` and `1.2m` are understood. */
export function AmountField({ kind, whole, ...props }: AmountFieldProps) {
  const read = (text: string) => readAmount(text, kind, whole);
  return (
    <NumberField
      {...props}
      ornament="$"
      remark={read(props.text).remark}
      ask={(text, loaded) => askAboutReading(loaded, kind, read(text))}
      onLeave={() => props.onChange(tidyAmount(props.text))}
    />
  );
}

interface PercentFieldProps extends TypedFieldProps {
  kind: PercentKind;
  /** Whether an empty field is an answer, too, which the hint explains. */
  mayBeEmpty?: boolean;
}

/** A rate or a share in percent. */
export function PercentField({ kind, mayBeEmpty = false, ...props }: PercentFieldProps) {
  const read = (text: string) => readPercent(text, kind);
  return (
    <NumberField
      {...props}
      unit="%"
      remark={mayBeEmpty && props.text === '' ? undefined : read(props.text).remark}
      ask={(text, loaded) => askAboutReading(loaded, kind, read(text))}
      onLeave={() => props.onChange(tidyPercent(props.text, kind))}
    />
  );
}

interface RateFieldProps extends Pick<TypedFieldProps, 'id' | 'text' | 'onChange'> {
  label?: string;
  /** The offer of the example rate beside this field, if there is one. */
  example?: ExampleRate;
}

/** The interest rate of a loan. */
export function RateField({
  id,
  label = 'Interest rate',
  text,
  example,
  onChange,
}: RateFieldProps) {
  return (
    <PercentField
      id={id}
      kind="rate"
      label={label}
      hint={example?.note ?? 'Percent per year.'}
      text={text}
      onChange={(typed) => {
        if (typed !== text) example?.forget();
        onChange(typed);
      }}
    />
  );
}

const rates = cachedLoader(async () => {
  const { readShownRates } = await loadService(() => import('#src/domain/rates/rate-terms.ts'));
  return readShownRates();
});

/** Returns the rates of the build with their age of now, which needs no database. */
async function renewAge(built: ShownRates): Promise<ShownRates> {
  const { findAgeNow } = await import('#src/domain/rates/rates-age.ts');
  return { ...built, age: await findAgeNow(built.lastUpdated) };
}

/** The site's current example rate, as a chip offers it. */
type ExampleRate = ReturnType<typeof useExampleRate>;

/** Returns the fixed-rate program with the shortest term that covers a loan's, or the 30-year one. */
function findFixedRate(termYears: number) {
  return rateFields.reduce<keyof typeof rateKinds>((found, field) => {
    const { kind, termYears: years } = rateKinds[field];
    const isCloser = years >= termYears && years < rateKinds[found].termYears;
    return kind === 'fixed' && isCloser ? field : found;
  }, 'fixed30');
}

/**
 * Offers the site's current example rate for a fixed-rate loan of a term. Its label has the rate of the build until the rates are read, which
 * the first press does.
 */
export function useExampleRate(termYears: number, fillIn: (rate: string) => void) {
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Also those of the page that led here: a press reads them again in any case.
  const embedded = embeddedRates.in(useContext(EmbeddedData));
  const [read, setRead] = useState(rates.cached);
  const field = findFixedRate(termYears);
  const { label } = rateKinds[field];
  const shown = read ?? embedded;
  const rate = shown?.[field] ?? '';

  useEffect(() => {
    const loaded = embedded ? renewAge(embedded) : rates.load();
    loaded.then(
      (current) => setRead((known) => known ?? current),
      () => {},
    );
  }, [embedded]);

  async function press() {
    setBusy(true);
    const current = await rates.load().catch(() => undefined);
    const percent = current?.age === 'outdated' ? undefined : readRate(current?.[field] ?? '');
    setBusy(false);
    setRead((known) => current ?? known);
    if (percent !== undefined) fillIn(numberText(percent));
    setNote(
      percent === undefined
        ? 'Our example rates aren’t available right now.'
        : `Our example: ${label.toLowerCase()}.`,
    );
  }

  return {
    /** Like `6.375%`; undefined while it is not known. */
    rate: readRate(rate) === undefined ? undefined : rate,
    field,
    /** The rates that it is one of. */
    shown,
    isOutdated: shown?.age === 'outdated',
    /** What the last press led to. */
    note,
    busy,
    press,
    forget: () => setNote(undefined),
  };
}

interface ExampleRateChipProps {
  example: ExampleRate;
  /** Returns the monthly payment in dollars at a yearly rate in percent, if the chip names it. */
  paymentAt?: ((percent: number) => number) | undefined;
}

/** Fills in the site's current example rate, unless that is more than a month old; its space stays, so nothing moves. */
export function ExampleRateChip({ example, paymentAt }: ExampleRateChipProps) {
  const { rate, shown, field, isOutdated, busy, press } = example;
  const percent = readRate(rate ?? '');
  const apr = shown?.aprs[field];
  const isToday = shown?.age === 'today';

  function offerRate(): string {
    if (percent === undefined) return 'Use our example rate';
    if (paymentAt) return `Try ${rate}: ${formatWhole(paymentAt(percent))}`;
    return isToday ? `Use today’s ${rate}` : `Use our ${rate} example`;
  }

  return (
    <div className={classNames(styles.example, 'screen-only')}>
      {isOutdated && <p>Our example rate is more than a month old, so we don’t offer it here.</p>}
      <div className={classNames(styles.offer, isOutdated && styles.gone)} inert={isOutdated}>
        <Button variant="quiet" className={styles.chip} busy={busy} onClick={press}>
          {offerRate()}
        </Button>
        {rate && shown && apr && (
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
  label?: string;
  years: number;
  /** The slider's ends, in years; those of a loan's term if not given. */
  limits?: { min: number; max: number };
  onChange: (years: number) => void;
}

/** The years of a loan, as a slider. */
export function TermField({
  id,
  label = 'Loan term',
  years,
  limits = usualTerms,
  onChange,
}: TermFieldProps) {
  const input = useEarlyInput(String(years), ({ valueAsNumber }) => onChange(valueAsNumber));

  return (
    <RangeField
      ref={input}
      id={id}
      label={label}
      {...limits}
      step={1}
      value={years}
      valueText={formatYears(years)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

interface LoanFieldsProps extends InputsProps<LoanInputs> {
  /** Begins the ids of the fields. */
  id: string;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Amount, rate and term of a loan. */
export function LoanFields({ id, inputs, change, children }: LoanFieldsProps) {
  const example = useExampleRate(inputs.termYears, (rate) => change({ rate }));
  return (
    <>
      {children}
      <div className={styles.pair}>
        <AmountField
          id={`${id}-amount`}
          kind="loan"
          label="Loan amount"
          hint="Like 300k."
          text={inputs.amount}
          onChange={(amount) => change({ amount })}
        />
        <RateField
          id={`${id}-rate`}
          example={example}
          text={inputs.rate}
          onChange={(rate) => change({ rate })}
        />
        <ExampleRateChip
          example={example}
          paymentAt={(annualRatePercent) =>
            monthlyPayment({ ...readLoan(inputs), annualRatePercent })
          }
        />
      </div>
      <TermField
        id={`${id}-term`}
        years={inputs.termYears}
        onChange={(termYears) => change({ termYears })}
      />
    </>
  );
}
