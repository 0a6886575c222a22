import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { formatYears } from './format.ts';
import { termLimits } from './inputs.ts';

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
