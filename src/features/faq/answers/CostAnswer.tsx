import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { site } from '#src/site.ts';

const examplePrice = 400_000;

/** Explains that the site is free and that a loan still has costs. */
export function CostAnswer() {
  const { fromPercent, toPercent } = loanFacts.closingCosts;
  const dollars = (percent: number) => formatDollars((examplePrice * percent) / 100);
  return (
    <>
      <p>
        The service is free for homebuyers. Reading, calculating and sending an inquiry cost
        nothing, and an inquiry does not commit you to anything. {site.name} may be paid by the
        lenders and lead buyers that it passes inquiries to.
      </p>
      <p>
        A loan has costs of its own. You still pay closing costs: for the lender’s work, the
        appraisal, title insurance, recording and prepaid taxes, among others. Buyers commonly pay{' '}
        {fromPercent}% to {toPercent}% of the price. For a {formatDollars(examplePrice)} home, that
        is {dollars(fromPercent)} to {dollars(toPercent)}, on top of the down payment. The Loan
        Estimate that a lender must give you after you apply lists them.
      </p>
    </>
  );
}
