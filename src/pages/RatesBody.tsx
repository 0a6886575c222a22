import { useState } from 'react';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { CostOfChange } from '#src/features/rates/CostOfChange.tsx';
import { RateBoard } from '#src/features/rates/RateBoard.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import { comparedLoan, rateAssumptions, wholeDollars } from '#src/model/rates/payment-at.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import styles from './RatesBody.module.css';

const formName = 'Get a Personalized Rate Quote';
const formNote = 'The form doesn’t give you a rate; only a lender can.';

/** The rates, their assumptions and limits, and the way to the form with the loan that was set. */
export function RatesBody() {
  const { founderName, replyDays } = useSiteDetails();
  const [start, setStart] = useState<QuoteStart>();
  return (
    <>
      <RateBoard {...{ formName, formNote }} Drawing={CostOfChange} onMove={setStart} />
      <div className={styles.terms}>
        <div className={styles.term}>
          <h2 className={styles.title}>What these figures are</h2>
          <p>
            The rates on this page are examples, and not an offer to lend. The annual percentage
            rate (APR) under a fixed rate also counts the points and lender fees that stand beside
            it. The 5/1 ARM has none, because an example doesn’t say what its rate becomes after
            five years. A lender’s offer to you can be higher or lower.
          </p>
          <p>
            {founderName || `The founder of ${site.name}`} sets them by hand, for the loans
            described here. No lender can change them.
          </p>
        </div>
        <div className={styles.term}>
          <h2 className={styles.title}>What they assume</h2>
          <ul className="points">
            {rateAssumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
            <li>
              Payments of principal and interest per {wholeDollars(comparedLoan)}, over 30 years, or
              over 15 for the 15-year loan. Taxes and insurance are extra.
            </li>
            <li>
              For the 5/1 ARM, the payment for the first five years. After that its rate can change
              every year.
            </li>
          </ul>
        </div>
        <div className={styles.term}>
          <h2 className={styles.title}>What affects your rate</h2>
          <p>
            Rates vary with your credit score, the loan amount and other factors, such as the
            property, its location, your down payment and the day.
          </p>
          <ul className="points">
            <li>A lower credit score or a smaller down payment usually raises the rate.</li>
            <li>Discount points lower it and cost money at closing.</li>
            <li>A second home or a rental usually has a higher rate.</li>
            <li>A rate isn’t guaranteed until you lock it with a lender.</li>
          </ul>
        </div>
      </div>
      <div className={styles.next}>
        <ButtonLink to={paths.quote} state={start}>
          {formName}
        </ButtonLink>
        <p>
          {formNote} It’s an inquiry of eight short steps with no credit pull. If you agree to be
          contacted, you hear back within {businessDays(replyDays)}.
        </p>
      </div>
    </>
  );
}
