import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { counselorFinder } from '#src/content/RequirementNotes.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { fhaFloor, hasEnded, loanFacts } from '#src/model/facts/loan-facts.ts';
import { type OfficialSource, officialSources } from '#src/model/facts/official-sources.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { blogQuery, blogStart, offeredSearches } from '#src/model/posts/blog-place.ts';
import { site } from '#src/site.ts';
import styles from './FaqList.module.css';
import { type FaqId, faqItemPath } from './questions.ts';

interface FaqAnswer {
  Answer: ComponentType<{ day: string }>;
  /** The sources of the answer's figures. */
  sources: readonly OfficialSource[];
}

/** The answers by question. */
export const faqAnswers: Record<FaqId, FaqAnswer> = {
  'what-it-is': { Answer: WhatItIsAnswer, sources: [] },
  credit: {
    Answer: CreditAnswer,
    sources: [officialSources.cfpbCreditCheck, officialSources.prescreenLaw],
  },
  'down-payment': {
    Answer: LoanTypesAnswer,
    sources: [
      officialSources.hud,
      officialSources.hudResidency,
      officialSources.va,
      officialSources.usda,
      officialSources.fannieMae,
      officialSources.freddieMac,
      officialSources.freddieMacHomeOne,
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
        {site.name} is a free guide for people who want to buy a home in the United States. You can
        read how mortgages work, try out numbers in the{' '}
        <Link to={paths.calculator}>calculators</Link>, and{' '}
        <Link to={paths.quote}>get pre-qualified</Link> with one inquiry when you’d like to hear
        from a lender.
      </p>
      <p>
        It isn’t a lender: it makes no loans and no credit decisions, and what you send is an
        inquiry, not an application or an approval.{' '}
        {`${whoContacts.may} ${whoContacts.onlyIf} ${whoContacts.end} ${whoContacts.others}`} The{' '}
        <Link to={paths.privacy}>privacy page</Link> has the details.
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
        No. This form pulls no credit at all: you choose the range your score is in, and no one
        looks it up. Some lenders begin with a soft inquiry, and a soft inquiry has no effect on
        your credit score either.
      </p>
      <p>
        That changes once you apply for a loan. The lender then makes a hard inquiry, which usually
        lowers your score a little for a while. Comparing lenders is safe: several mortgage
        inquiries within {shortestDays} to {longestDays} days count as one, depending on the scoring
        model.
      </p>
      <p>
        Since {loanFacts.prescreening.limitedSince}, federal law lets credit bureaus tell few others
        that you applied: they need a firm offer of credit, and your consent, your current mortgage
        or an account of yours.
      </p>
    </>
  );
}

const { fha, va, usda, conventional, conformingLimits } = loanFacts;

const downPaymentSearch =
  paths.blog + blogQuery({ ...blogStart, text: offeredSearches.downPaymentHelp });

/** Compares the four loan types as of a day. */
function LoanTypesAnswer({ day }: { day: string }) {
  const isLastYearsLimit = hasEnded('conformingLimits', day);
  return (
    <>
      <p>
        Four types are common: FHA loans, from {fha.downPaymentPercent}% down; VA loans, from{' '}
        {va.downPaymentPercent}%; conventional loans, from {conventional.downPaymentPercent}%; and
        USDA loans, from {usda.downPaymentPercent}%.
      </p>
      <LoanTerms hasVaFees={!hasEnded('va', day)} />
      <p>
        Down payments are a percentage of the price; premiums and fees are a percentage of the loan.
        These are the programs’ own rules, and a lender may ask for more.
      </p>
      <p>
        If you don’t have the whole sum, ask your state’s housing agency about down payment
        assistance and programs for first-time buyers, or a{' '}
        <a href={counselorFinder} rel="noreferrer">
          HUD-approved counselor
        </a>
        . Our <Link to={downPaymentSearch}>articles about assistance</Link> say what they ask.
      </p>
      <p>
        You can ask to cancel private mortgage insurance once you owe{' '}
        {conventional.insuranceRequestPercent}% of the home’s original value, and it ends
        automatically at {conventional.insuranceEndPercent}%.
      </p>
      <p>
        {[
          `In ${conformingLimits.year}, a loan of up to ${formatDollars(conformingLimits.baseline)}`,
          isLastYearsLimit ? 'was' : 'is',
          'conforming in most areas.',
          isLastYearsLimit && 'The limit changes every January; see the source below.',
          'Above the area’s limit it is a jumbo loan.',
          `FHA’s limits ${isLastYearsLimit ? 'went' : 'go'} by county, from ${formatDollars(fhaFloor)} to ${formatDollars(conformingLimits.ceiling)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

const terms = ['Down payment', 'Credit score', 'Insurance and fees', 'Who can get one'];

/** Returns what differs between the loan types, in the order of the terms. */
const loanTypes = (hasVaFees: boolean) => ({
  FHA: [
    `${fha.downPaymentPercent}%, or ${fha.lowerScoreDownPaymentPercent}% with a score below ${fha.fromScore}`,
    `At least ${fha.lowerScoreFrom}`,
    `${fha.upfrontPremiumPercent}% up front; most borrowers also pay ${fha.commonAnnualPremiumPercent}% a year, for the whole loan with less than ${fha.premiumEndsFromPercent}% down, otherwise for ${fha.premiumYears} years`,
    fha.whoCanGetOne,
  ],
  VA: [
    `${va.downPaymentPercent}%`,
    va.minimumScore,
    `${va.monthlyInsurance}. ${
      hasVaFees
        ? `With nothing down, a one-time fee of ${va.firstUseFundingFeePercent}% for your first VA loan and ${va.laterUseFundingFeePercent}% after that`
        : 'There is a one-time funding fee'
    }; some borrowers are exempt`,
    va.whoCanGetOne,
  ],
  Conventional: [
    `${conventional.downPaymentPercent}% in some programs`,
    conventional.minimumScore,
    `Usually private mortgage insurance with less than ${conventional.insuranceBelowPercent}% down`,
    `Anyone who meets a lender’s terms. With ${conventional.downPaymentPercent}% down, first-time buyers have no income limit in ${conventional.withoutIncomeLimit}; ${conventional.withIncomeLimit} accept incomes up to ${conventional.incomeLimitPercent}% of the area median`,
  ],
  USDA: [
    `${usda.downPaymentPercent}%`,
    usda.minimumScore,
    `${usda.upfrontFeePercent}% up front and ${usda.annualFeePercent}% a year`,
    `Household incomes up to ${usda.incomeLimitPercent}% of the area median, in ${usda.whereOneIsPossible}`,
  ],
});

/** The loan types, each with its terms: no screen has room for five columns of whole sentences. */
function LoanTerms({ hasVaFees }: { hasVaFees: boolean }) {
  return Object.entries(loanTypes(hasVaFees)).map(([loan, texts]) => (
    <section key={loan} className={styles.loan}>
      <h3>{loan}</h3>
      <dl className={styles.terms}>
        {texts.map((text, index) => (
          <div key={terms[index]}>
            <dt>{terms[index]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Explains that pre-qualification takes minutes and how a pre-approval differs. */
function PreApprovalAnswer() {
  return (
    <>
      <p>
        It takes minutes, and it isn’t a pre-approval. You{' '}
        <Link to={paths.quote}>get pre-qualified</Link> in eight short steps, without documents, and
        see all your answers before you send them.{' '}
        <Link to={faqItemPath('what-it-is')}>Who may call you</Link>
      </p>
      <p>
        A pre-qualification inquiry is based on what you say about yourself, and no one has checked
        it yet. A pre-approval comes from a lender, usually after it has looked at your credit,
        income and savings. Lenders use both terms in their own ways, and neither letter is a
        guaranteed offer of a loan, so ask a lender what its letter is based on.
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
        The service is free for homebuyers, and a loan’s closing costs are commonly {fromPercent}%
        to {toPercent}% of the price. An inquiry commits you to nothing. {whoContacts.passedOn}
      </p>
      <p>
        You still pay closing costs when you buy: for the lender’s work, the appraisal, title
        insurance, recording and prepaid taxes, among others. For a {formatDollars(examplePrice)}{' '}
        home, that’s {dollars(fromPercent)} to {dollars(toPercent)}, on top of the down payment. The
        Loan Estimate that a lender must give you after you apply lists them.
      </p>
    </>
  );
}
