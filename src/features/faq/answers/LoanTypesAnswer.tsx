import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';

const { fha, va, usda, conventional, conformingLimits } = loanFacts;

/** The four loan types, each with its down payment and its price. */
export function LoanTypesAnswer() {
  return (
    <>
      <p>
        Four are common. The percentages of down payments are of the price, those of fees and
        premiums are of the loan.
      </p>
      <dl>
        <dt>FHA, insured by the Federal Housing Administration</dt>
        <dd>
          {fha.downPaymentPercent}% down from a credit score of {fha.fromScore}. Below it,{' '}
          {fha.lowerScoreDownPaymentPercent}% down from a score of {fha.lowerScoreFrom}.
        </dd>
        <dd>
          The insurance costs {fha.upfrontPremiumPercent}% once, and most borrowers pay{' '}
          {fha.commonAnnualPremiumPercent}% a year.
        </dd>
        <dt>VA, for veterans, service members and some surviving spouses</dt>
        <dd>{va.downPaymentPercent}% down, and no monthly mortgage insurance.</dd>
        <dd>
          With nothing down, a one-time funding fee costs {va.firstUseFundingFeePercent}% at first
          use and {va.laterUseFundingFeePercent}% later. Some borrowers are exempt from it.
        </dd>
        <dt>Conventional, backed by no government agency</dt>
        <dd>
          From {conventional.downPaymentPercent}% down in some programs. HomeReady and Home
          Possible, for example, take incomes of up to {conventional.incomeLimitPercent}% of the
          area’s median.
        </dd>
        <dd>
          With a small down payment you pay private mortgage insurance. You may ask to end it once
          you owe {conventional.insuranceRequestPercent}% of the home’s original value, and it ends
          by itself at {conventional.insuranceEndPercent}%.
        </dd>
        <dd>
          In {conformingLimits.year}, a loan of up to {formatDollars(conformingLimits.baseline)} is
          conforming in most areas. Above the area’s limit it is a jumbo loan.
        </dd>
        <dt>USDA, for eligible rural and suburban areas</dt>
        <dd>
          {usda.downPaymentPercent}% down, for household incomes of up to {usda.incomeLimitPercent}%
          of the area’s median.
        </dd>
        <dd>
          The fee is {usda.upfrontFeePercent}% once and {usda.annualFeePercent}% a year.
        </dd>
      </dl>
      <p>These are the programs’ own rules. A lender may ask for more than they do.</p>
    </>
  );
}
