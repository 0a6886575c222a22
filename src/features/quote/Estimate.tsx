import { useFormContext, useWatch } from 'react-hook-form';
import { findRequirements } from '#src/domain/facts/loan-requirements.ts';
import {
  RequirementNotes,
  type RequirementNotesProps,
} from '#src/domain/facts/RequirementNotes.tsx';
import type { QuoteInput } from '#src/domain/leads/quote.fields.ts';
import { useRates } from '#src/domain/rates/use-rates.ts';
import { formatDollars } from '#src/lib/format.ts';
import { estimatePayment, type LoanAnswers, readAskedLoan } from './estimate.ts';
import styles from './QuoteSteps.module.css';

/** What the loan of the answers could cost a month, and what its program asks for, beside the form. */
export function Estimate() {
  const { control, setValue } = useFormContext<QuoteInput>();
  const [homePrice, downPayment, loanType, creditScore, zipCode] = useWatch({
    control,
    name: ['homePrice', 'downPayment', 'loanType', 'creditScore', 'zipCode'],
  });
  const fill = (dollars: number) => {
    setValue('downPayment', formatDollars(dollars), { shouldDirty: true });
    document.getElementById('downPayment')?.focus();
  };
  return (
    <LoanEstimate
      answers={{ homePrice, downPayment, loanType, creditScore, zipCode }}
      onUse={fill}
    />
  );
}

/** The same of given answers; nothing until that can be said. */
export function LoanEstimate({
  answers,
  onUse,
}: { answers: LoanAnswers } & Pick<RequirementNotesProps, 'onUse'>) {
  const loaded = useRates();
  const rates = loaded.status === 'loaded' ? loaded.value : undefined;
  const estimate = rates && estimatePayment(answers, rates);
  const asked = readAskedLoan(answers);
  return (
    <>
      {estimate && (
        <>
          <p className={styles.estimate}>
            About <strong>{`${estimate.payment} a month`}</strong>
            {`${estimate.including}, before property tax and home insurance. Not an offer.`}
          </p>
          <p className={styles.basis}>
            <span>{estimate.example}</span>
            <span className={estimate.asOf.style}>{estimate.asOf.text}</span>
            <span>{estimate.basis}</span>
          </p>
        </>
      )}
      <RequirementNotes requirements={asked && findRequirements(asked)} onUse={onUse} />
    </>
  );
}
