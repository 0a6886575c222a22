import { RateBoard } from '#src/features/rates/RateBoard.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import styles from './RatesPage.module.css';

/** The current rates, and what they are not. */
export function RatesPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Current Mortgage Rates | ${site.name}`}
        description="Example mortgage rates for 30-year and 15-year fixed loans, a 5/1 ARM and a 30-year jumbo loan, when they were last updated, and what yours depends on."
        path={paths.rates}
      />
      <div className={styles.head}>
        <h1>Current Mortgage Rates</h1>
        <p className={styles.lead}>
          Four common loans side by side, as a place to start from when you compare offers.
        </p>
      </div>
      <RateBoard />
      <div className={styles.terms}>
        <h2 className={styles.title}>What these figures are</h2>
        <p>
          Rates vary with your credit score, the loan amount and other factors, such as the
          property, its location, your down payment and the day.
        </p>
        <p>
          The rates on this page are examples. They are not an offer to lend, and they are interest
          rates rather than annual percentage rates (APR), which also include certain costs of a
          loan. A lender’s offer to you can be higher or lower.
        </p>
      </div>
      <p>
        <ButtonLink to={paths.quote}>Get a Personalized Rate Quote</ButtonLink>
      </p>
    </div>
  );
}
