import { useFormContext, useWatch } from 'react-hook-form';
import { RequirementNotes, type RequirementNotesProps } from '#src/content/RequirementNotes.tsx';
import { useRates } from '#src/data/site/use-rates.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { findRequirements } from '#src/model/facts/loan-requirements.ts';
import type { QuoteInput } from '#src/model/lead-forms/quote.fields.ts';
import { estimatePayment, type LoanAnswers, readRequestedLoan } from './estimate.ts';
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
  const requested = readRequestedLoan(answers);
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
      <RequirementNotes requirements={requested && findRequirements(requested)} onUse={onUse} />
    </>
  );
}
