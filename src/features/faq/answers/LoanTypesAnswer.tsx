import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';

const { fha, va, usda, conventional, conformingLimits } = loanFacts;

/** The four loan types, each with its down payment and its price. */
export function LoanTypesAnswer() {
  return (
    <>
      <p>
        There are four common ones. The percentages of down payments are of the price, those of fees
        and premiums are of the loan.
      </p>
      <dl>
        <dt>FHA</dt>
        <dd>
          Insured by the Federal Housing Administration: {fha.downPaymentPercent}% down from a
          credit score of {fha.fromScore}, or {fha.lowerScoreDownPaymentPercent}% down from a score
          of {fha.lowerScoreFrom}. The insurance costs {fha.upfrontPremiumPercent}% once, and most
          borrowers pay {fha.commonAnnualPremiumPercent}% a year.
        </dd>
        <dt>VA</dt>
        <dd>
          For veterans, service members and some surviving spouses: {va.downPaymentPercent}% down
          and no monthly mortgage insurance. A one-time funding fee of{' '}
          {va.firstUseFundingFeePercent}% at first use and {va.laterUseFundingFeePercent}% later,
          with nothing down; some borrowers are exempt from it.
        </dd>
        <dt>Conventional</dt>
        <dd>
          Backed by no government agency: from {conventional.downPaymentPercent}% down in some
          programs. HomeReady and Home Possible, for example, take incomes of up to{' '}
          {conventional.incomeLimitPercent}% of the area’s median. With a small down payment you pay
          private mortgage insurance. You may ask to end it once you owe{' '}
          {conventional.insuranceRequestPercent}% of the home’s original value, and it ends by
          itself at {conventional.insuranceEndPercent}%. In most areas a loan of up to{' '}
          {formatDollars(conformingLimits.baseline)} is conforming in {conformingLimits.year}; above
          the limit it is a jumbo loan.
        </dd>
        <dt>USDA</dt>
        <dd>
          For eligible rural and suburban areas and household incomes of up to{' '}
          {usda.incomeLimitPercent}% of the area’s median: {usda.downPaymentPercent}% down, a fee of{' '}
          {usda.upfrontFeePercent}% once and of {usda.annualFeePercent}% a year.
        </dd>
      </dl>
      <p>These are the programs’ own rules. A lender may ask for more than they do.</p>
    </>
  );
}
