import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useRates } from '#src/domain/rates/use-rates.ts';
import { estimatePayment, type Estimate as PaymentEstimate } from './estimate.ts';
import styles from './QuoteSteps.module.css';
import { useQuoteForm } from './quote.form.ts';

/** The last answers of this visit, and their estimate: once the inquiry is sent, they are gone. */
export const latest: { loanType?: string; creditScore?: string; estimate?: PaymentEstimate } = {};

/** What the loan of the answers could cost a month; nothing as long as that cannot be said. */
export function Estimate() {
  const { control } = useQuoteForm();
  const [homePrice, downPayment, loanType, creditScore] = useWatch({
    control,
    name: ['homePrice', 'downPayment', 'loanType', 'creditScore'],
  });
  const loaded = useRates();
  const current = loaded.status === 'loaded' ? loaded.value : undefined;
  const answers = { homePrice, downPayment, loanType, creditScore };
  const estimate = current && estimatePayment(answers, current);
  useEffect(() => {
    Object.assign(latest, { loanType, creditScore, estimate });
  });
  return estimate && <EstimateText {...estimate} />;
}

/** The estimate that the last steps showed, for the success screen. */
export function LatestEstimate() {
  return latest.estimate && <EstimateText {...latest.estimate} />;
}

function EstimateText({ payment, including, example, asOf, basis }: PaymentEstimate) {
  return (
    <>
      <p className={styles.estimate}>
        About <strong>{`${payment} a month`}</strong>
        {`${including}, before property tax and home insurance. Not an offer.`}
      </p>
      <p className={styles.basis}>
        <span>{example}</span>
        <span className={asOf.style}>{asOf.text}</span>
        <span>{basis}</span>
      </p>
    </>
  );
}
