import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars } from '#src/lib/format.ts';
import { hasEnded, loanFacts } from '#src/lib/loan-facts.ts';
import { type OfficialSource, officialSources } from '#src/lib/official-sources.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import type { FaqId } from './questions.ts';

interface FaqAnswer {
  Answer: ComponentType<{ day: string }>;
  /** The sources of the answer's figures. */
  sources: readonly OfficialSource[];
}

/** The answers by question. */
export const faqAnswers: Record<FaqId, FaqAnswer> = {
  'what-it-is': { Answer: WhatItIsAnswer, sources: [] },
  credit: { Answer: CreditAnswer, sources: [officialSources.cfpbCreditCheck] },
  'down-payment': {
    Answer: LoanTypesAnswer,
    sources: [
      officialSources.hud,
      officialSources.va,
      officialSources.usda,
      officialSources.fannieMae,
      officialSources.freddieMac,
      officialSources.fhfa,
      officialSources.cfpbMortgageInsurance,
    ],
  },
  'pre-approval': { Answer: PreApprovalAnswer, sources: [officialSources.cfpbLetters] },
  'closing-costs': { Answer: CostAnswer, sources: [officialSources.cfpbClosing] },
};

/** Explains what the product is and is not. */
function WhatItIsAnswer() {
  return (
    <>
      <p>
        {site.name} is a guidance and inquiry service for people who want to buy a home in the
        United States. You can read how mortgages work, try out numbers in the{' '}
        <Link to={paths.calculator}>calculators</Link>, and send one{' '}
        <Link to={paths.quote}>pre-qualification inquiry</Link> when you would like to hear from a
        lender.
      </p>
      <p>
        It is not a lender. It makes no loans and no credit decisions, and what you send is an
        inquiry, not an application or an approval. Your details may be passed to mortgage lenders
        and lead buyers, who may then contact you; the <Link to={paths.privacy}>privacy page</Link>{' '}
        explains how.
      </p>
    </>
  );
}

/** Explains the effect on a credit score: none here, little at a lender. */
function CreditAnswer() {
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

const { fha, va, usda, conventional, conformingLimits } = loanFacts;

/** Describes the four loan types, each with its down payment and costs, as of a day. */
function LoanTypesAnswer({ day }: { day: string }) {
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

/** Explains that pre-qualification takes minutes and how a pre-approval differs. */
function PreApprovalAnswer() {
  return (
    <>
      <p>
        It takes minutes. <Link to={paths.quote}>The form</Link> has eight short steps, needs no
        documents, and shows all your answers before you send them. A person contacts you afterward.
      </p>
      <p>
        It is a pre-qualification inquiry: it is based on what you say about yourself, and no one
        has checked it yet. A pre-approval comes from a lender, usually after it has looked at your
        credit, income and savings. Lenders use both terms in their own ways, and neither letter is
        a guaranteed offer of a loan, so ask a lender what its letter is based on.
      </p>
    </>
  );
}

const examplePrice = 400_000;

/** Explains that the site is free and that a loan still has costs. */
function CostAnswer() {
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
