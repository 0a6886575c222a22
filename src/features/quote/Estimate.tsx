import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findRequirements } from '#src/domain/facts/loan-requirements.ts';
import {
  RequirementNotes,
  type RequirementNotesProps,
} from '#src/domain/facts/RequirementNotes.tsx';
import { formatDollars } from '#src/lib/format.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { estimatePayment, type Estimate as PaymentEstimate, readAskedLoan } from './estimate.ts';
import styles from './QuoteSteps.module.css';
import { useQuoteForm } from './quote.form.ts';

const rates = cachedLoader(async () => {
  const { readShownRates } = await loadService(() => import('#src/domain/rates/rate-terms.ts'));
  return readShownRates();
});

/** The last answers of this visit, and what was said of them: once the inquiry is sent, they are gone. */
export const latest: { loanType?: string; creditScore?: string } & SaidProps = {};

interface SaidProps extends RequirementNotesProps {
  estimate?: PaymentEstimate | undefined;
}

/** What the loan of the answers could cost a month, and what its program asks for; nothing until that can be said. */
export function Estimate() {
  const { control, setValue } = useQuoteForm();
  const [homePrice, downPayment, loanType, creditScore, zipCode] = useWatch({
    control,
    name: ['homePrice', 'downPayment', 'loanType', 'creditScore', 'zipCode'],
  });
  const loaded = useResource(rates.load);
  const current = loaded.status === 'loaded' ? loaded.value : undefined;
  const answers = { homePrice, downPayment, loanType, creditScore, zipCode };
  const estimate = current && estimatePayment(answers, current);
  const asked = readAskedLoan(answers);
  const requirements = asked && findRequirements(asked);
  useEffect(() => {
    Object.assign(latest, { loanType, creditScore, estimate, requirements });
  });
  const fill = (dollars: number) => {
    setValue('downPayment', formatDollars(dollars), { shouldDirty: true });
    document.getElementById('downPayment')?.focus();
  };
  return <SaidOfLoan estimate={estimate} requirements={requirements} onUse={fill} />;
}

/** What the last steps said of the loan, for the success screen. */
export function LatestEstimate() {
  return <SaidOfLoan {...latest} />;
}

function SaidOfLoan({ estimate, ...requirements }: SaidProps) {
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
      <RequirementNotes {...requirements} />
    </>
  );
}
