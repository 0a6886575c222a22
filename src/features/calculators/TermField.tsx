import { useEarlyInput } from '#src/lib/use-early-input.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { formatYears } from './format.ts';
import { termLimits } from './inputs.ts';

interface TermFieldProps {
  id: string;
  label?: string;
  years: number;
  onChange: (years: number) => void;
}

/** The years of a loan, as a slider. */
export function TermField({ id, label = 'Loan term', years, onChange }: TermFieldProps) {
  const input = useEarlyInput(String(years), ({ valueAsNumber }) => onChange(valueAsNumber));

  return (
    <RangeField
      ref={input}
      id={id}
      label={label}
      {...termLimits}
      step={1}
      value={years}
      valueText={formatYears(years)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
