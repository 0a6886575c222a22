import { AmountField } from './AmountField.tsx';
import type { LoanInputs } from './inputs.ts';
import { RateField } from './RateField.tsx';
import { TermField } from './TermField.tsx';
import type { InputsProps } from './use-inputs.ts';

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
