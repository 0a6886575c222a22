import { loanFacts } from '#src/lib/loan-facts.ts';

/** Explains the effect on a credit score: none here, little at a lender. */
export function CreditAnswer() {
  const { shortestDays, longestDays } = loanFacts.rateShopping;
  return (
    <>
      <p>
        No. This form pulls no credit at all: you choose the range that your score is in, and no one
        looks it up. Some lenders begin with a soft inquiry, and a soft inquiry has no effect on a
        credit score either.
      </p>
      <p>
        That changes once you apply for a loan. A lender then makes a hard inquiry, which usually
        lowers a score a little for a while. Comparing lenders is safe: several mortgage inquiries
        within {shortestDays} to {longestDays} days count as one, depending on the scoring model.
      </p>
    </>
  );
}
