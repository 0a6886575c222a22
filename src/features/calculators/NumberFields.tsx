import { type ReactNode, useState } from 'react';
import { rateKinds, readRate } from '#src/domain/rates/shown-rates.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { Button } from '#src/ui/Button.tsx';
import { RangeField } from '#src/ui/RangeField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './Calculator.module.css';
import { formatYears } from './format-figures.ts';
import { type LoanInputs, termLimits } from './inputs.ts';
import { numberText, readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';
import type { InputsProps } from './use-inputs.ts';

interface NumberFieldProps {
  id: string;
  label: string;
  hint: string;
  text: string;
  /** Stands in for the hint: how the text is understood when it does not say the number itself. */
  remark?: string | undefined;
  onChange: (text: string) => void;
  /** Shows the text back in its usual form when the visitor leaves the field. */
  onLeave: () => void;
  ornament?: ReactNode;
  unit?: ReactNode;
}

/** A number as it is typed. The line under its label always holds one text, so nothing moves. */
export function NumberField({ text, hint, remark, onChange, onLeave, ...field }: NumberFieldProps) {
  const input = useEarlyInput(text, ({ value }) => onChange(value));

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
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

type TypedFieldProps = Pick<NumberFieldProps, 'id' | 'label' | 'hint' | 'text' | 'onChange'>;

/** An amount of dollars: `450,000`, `450k` and `1.2m` are understood. */
export function AmountField(props: TypedFieldProps) {
  return (
    <NumberField
      {...props}
      ornament="$"
      remark={readAmount(props.text).remark}
      onLeave={() => props.onChange(tidyAmount(props.text))}
    />
  );
}

/** A rate or a share in percent. */
export function PercentField(props: TypedFieldProps) {
  return (
    <NumberField
      {...props}
      unit="%"
      remark={readPercent(props.text).remark}
      onLeave={() => props.onChange(tidyPercent(props.text))}
    />
  );
}

interface RateFieldProps {
  id: string;
  label?: string;
  text: string;
  /** Decides which of today's rates is offered. */
  termYears: number;
  onChange: (text: string) => void;
}

/** The interest rate of a loan, with a button that fills in the site's current example rate. */
export function RateField({
  id,
  label = 'Interest rate',
  text,
  termYears,
  onChange,
}: RateFieldProps) {
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function fillIn() {
    setBusy(true);
    const rate = await findTodaysRate(termYears);
    setBusy(false);
    if (rate) onChange(numberText(rate.percent));
    setNote(rate ? `Today’s example: ${rate.kind}.` : 'Today’s rates are not available right now.');
  }

  return (
    <div className={styles.rate}>
      <PercentField
        id={id}
        label={label}
        hint={note ?? 'Yearly rate in percent.'}
        text={text}
        onChange={(typed) => {
          if (typed !== text) setNote(undefined);
          onChange(typed);
        }}
      />
      <Button variant="link" className="screen-only" busy={busy} onClick={fillIn}>
        Use today’s example rate
      </Button>
    </div>
  );
}

/** A displayed rate that a loan can be calculated with. */
interface TodaysRate {
  /** Percent per year. */
  percent: number;
  /** Which of the displayed rates it is, like `30-year fixed`. */
  kind: string;
}

const rates = cachedLoader(async () => {
  const { getRates } = await loadService(() => import('#src/domain/rates/rates.service.ts'));
  return getRates();
});

const [thirtyYears, fifteenYears] = rateKinds;

/**
 * Returns the site's current example rate for a fixed-rate loan: that of 15 years for terms up to
 * 15 years, and that of 30 years for longer ones.
 *
 * @returns undefined when the rates cannot be read, or the owner wrote something other than a percentage
 */
async function findTodaysRate(termYears: number): Promise<TodaysRate | undefined> {
  const { field, label } = termYears <= fifteenYears.termYears ? fifteenYears : thirtyYears;
  try {
    const percent = readRate((await rates.load())?.[field] ?? '');
    return percent === undefined ? undefined : { percent, kind: label.toLowerCase() };
  } catch {
    return undefined;
  }
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
  limits = termLimits,
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
}

/** Amount, rate and term of a loan. */
export function LoanFields({ id, inputs, change }: LoanFieldsProps) {
  return (
    <>
      <AmountField
        id={`${id}-amount`}
        label="Loan amount"
        hint="Like 300,000 or 300k."
        text={inputs.amount}
        onChange={(amount) => change({ amount })}
      />
      <RateField
        id={`${id}-rate`}
        termYears={inputs.termYears}
        text={inputs.rate}
        onChange={(rate) => change({ rate })}
      />
      <TermField
        id={`${id}-term`}
        years={inputs.termYears}
        onChange={(termYears) => change({ termYears })}
      />
    </>
  );
}
