import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { hasEnded } from '#src/lib/shown-facts.ts';

const { fha, va, usda, conventional, conformingLimits } = loanFacts;

/** Describes the four loan types, each with its down payment and costs, as of a day. */
export function LoanTypesAnswer({ day }: { day: string }) {
  const isLastYearsLimit = hasEnded('conformingLimits', day);
  return (
    <>
      <p>
        Four types are common. Down payments are a percentage of the price; fees and premiums are a
        percentage of the loan.
      </p>
      <dl>
        <dt>FHA, insured by the Federal Housing Administration</dt>
        <dd>
          {fha.downPaymentPercent}% down with a credit score of at least {fha.fromScore}. With a
          lower score of at least {fha.lowerScoreFrom}, {fha.lowerScoreDownPaymentPercent}% down.
        </dd>
        <dd>
          The mortgage insurance costs {fha.upfrontPremiumPercent}% up front, and most borrowers
          also pay {fha.commonAnnualPremiumPercent}% a year.
        </dd>
        <dt>VA, for veterans, service members and some surviving spouses</dt>
        <dd>{va.downPaymentPercent}% down, and no monthly mortgage insurance.</dd>
        {hasEnded('va', day) ? (
          <dd>Instead, there is a one-time funding fee. Some borrowers are exempt.</dd>
        ) : (
          <dd>
            With nothing down, the one-time funding fee is {va.firstUseFundingFeePercent}% for your
            first VA loan and {va.laterUseFundingFeePercent}% after that. Some borrowers are exempt.
          </dd>
        )}
        <dt>Conventional, not backed by a government agency</dt>
        <dd>
          As little as {conventional.downPaymentPercent}% down in some programs. HomeReady and Home
          Possible, for example, accept incomes of up to {conventional.incomeLimitPercent}% of the
          area median.
        </dd>
        <dd>
          With a small down payment you pay private mortgage insurance. You may ask to cancel it
          once you owe {conventional.insuranceRequestPercent}% of the home’s original value, and it
          ends automatically at {conventional.insuranceEndPercent}%.
        </dd>
        <dd>
          {[
            `In ${conformingLimits.year}, a loan of up to ${formatDollars(conformingLimits.baseline)}`,
            isLastYearsLimit ? 'was' : 'is',
            'conforming in most areas.',
            isLastYearsLimit && 'The limit changes every January; see the source below.',
            'Above the area’s limit it is a jumbo loan.',
          ]
            .filter(Boolean)
            .join(' ')}
        </dd>
        <dt>USDA, for eligible rural and suburban areas</dt>
        <dd>
          {usda.downPaymentPercent}% down, for household incomes of up to {usda.incomeLimitPercent}%
          of the area median.
        </dd>
        <dd>
          The fee is {usda.upfrontFeePercent}% up front and {usda.annualFeePercent}% a year.
        </dd>
      </dl>
      <p>These are the programs’ own rules. A lender may require more.</p>
    </>
  );
}
