import { totalInterest } from '#src/domain/loans/interest.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { conformingLimits } = loanFacts;
const { rightToCancel } = postFacts;

const homeValue = 700_000;
const cash = 60_000;
const rateAndTerm = { principal: 410_000, annualRatePercent: 6.375, termMonths: 360 };
const cashOut = {
  principal: rateAndTerm.principal + cash,
  annualRatePercent: 6.75,
  termMonths: 360,
};
const cashAlone = { ...cashOut, principal: cash };
const difference = paymentInCents(cashOut) - paymentInCents(rateAndTerm);
const cardDebt = { ...cashOut, principal: 20_000 };

export const post: SeedPost = {
  title: 'Rate-and-Term or Cash-Out',
  slug: 'rate-and-term-or-cash-out',
  state: 'California',
  category: 'Refinance',
  description:
    'One refinance changes the terms of what you owe, the other borrows more against the home. What cash-out really costs, in a worked example for California.',
  keywords: ['cash-out', 'rate-and-term', 'home equity', 'refinance'],
  published: '2026-08-13',
  content: blocks(
    `<p>Choose rate-and-term if you want a better loan, and cash-out only if you need money and have
    compared it with a second loan. A rate-and-term refinance replaces your mortgage with one of
    about the same size. A cash-out refinance replaces it with a larger one and pays you the
    difference. Lenders usually charge more for the second kind, and they charge it on the whole
    balance, so the cash costs more than its own rate suggests.</p>`,

    `<h2>Where the line runs</h2>`,
    `<p>A rate-and-term loan may usually cover the old balance, the closing costs and a small
    rounding amount back to you. Beyond that, it is cash-out and priced as such, even if the money
    goes straight to a card company. Paying off a second mortgage can fall on either side: if that
    loan helped to buy the home it often counts as rate-and-term, and if you drew it later it often
    does not. Describe your case to the lender and ask which of the two it will be. It is one of the
    few questions that can change your price without changing anything else.</p>`,

    `<h2>What the cash costs: an example</h2>`,
    `<p>A home in Sacramento is worth ${formatDollars(homeValue)}, and
    ${formatDollars(rateAndTerm.principal)} is owed on it. The owners would like a lower rate and
    ${formatDollars(cash)} for a new roof and a ramp. A lender offers two fixed-rate loans. The
    rates are examples, and closing costs are left aside.</p>`,
    table(
      ['Figure', 'Rate-and-term', 'Cash-out'],
      [
        ['Loan', loanTerms(rateAndTerm), loanTerms(cashOut)],
        ["Share of the home's value", share(rateAndTerm.principal), share(cashOut.principal)],
        [
          'Principal and interest a month',
          formatCents(paymentInCents(rateAndTerm)),
          formatCents(paymentInCents(cashOut)),
        ],
        [
          'Interest over the whole term',
          wholeDollars(totalInterest(rateAndTerm)),
          wholeDollars(totalInterest(cashOut)),
        ],
      ],
    ),
    `<p>The owners would pay ${formatCents(difference)} more each month for the
    ${formatDollars(cash)}. Borrowed by itself on the terms of the cash-out loan, that sum would
    take ${formatCents(paymentInCents(cashAlone))}. The other
    ${formatCents(difference - paymentInCents(cashAlone))} is the higher rate on the money they owed
    already. This is the figure to hold against a home equity loan or line, which leaves the first
    mortgage alone. <a href="/blog/heloc-or-refinance">HELOC or Refinance</a> does that
    comparison.</p>`,

    `<h2>When each one fits</h2>`,
    `<h3>Rate-and-term</h3>`,
    list(
      'The offered rate is clearly below yours, and you stay past the break-even month.',
      'You want out of an adjustable rate before it adjusts.',
      'You want a shorter term and can carry the payment.',
      'One borrower leaves the loan, after a divorce for instance.',
    ),
    `<h3>Cash-out</h3>`,
    list(
      'The new rate is below your present one even after the surcharge.',
      'You need the full sum at once, for one purpose with a known price.',
      'The purpose lasts about as long as the debt: a roof, wiring, a second bathroom.',
    ),
    `<p>A trip or a car is long gone before the mortgage is paid. Cards are the hard case. Suppose
    ${formatDollars(cardDebt.principal)} of card debt goes into the new loan. The rate falls a great
    deal, and yet, paid over ${cardDebt.termMonths / 12} years at ${cardDebt.annualRatePercent}%, it
    costs ${wholeDollars(totalInterest(cardDebt))} in interest. It is also secured by your home from
    then on. If you do it, keep paying what the cards took each month, toward the principal, and put
    the cards away.</p>`,

    `<h2>What to watch in California</h2>`,
    `<h3>The loan limit</h3>`,
    `<p>Home values carry many California owners close to a line that the rest of the country seldom
    meets. For ${conformingLimits.year} the conforming limit for one unit is
    ${formatDollars(conformingLimits.baseline)} in most counties and up to
    ${formatDollars(conformingLimits.ceiling)} in the costliest. A loan that stays below it can turn
    jumbo when cash is added, with other rules and another price. Look up your county before you
    settle on an amount; <a href="/blog/jumbo-or-conforming-in-high-cost-counties">our post on
    high-cost counties</a> explains what changes at the line.</p>`,
    `<h3>Protections that came with the first loan</h3>`,
    `<p>California law shields many people who borrowed to buy the home they live in: after a
    foreclosure, that lender generally cannot pursue them for the rest. Money taken out later is not
    treated in the same way. How this applies to your loan is a question for a California lawyer,
    and worth an hour's fee before a large cash-out.</p>`,

    `<h2>Taxes</h2>`,
    `<p>Mortgage interest may be deductible, but what you do with the money matters, and so does
    whether you itemize. Interest on cash that buys or improves the home is treated differently from
    interest on cash that pays for something else. Keep the invoices and ask a tax adviser before
    you count on any of it.</p>`,

    `<h2>Five questions for the lender</h2>`,
    list(
      'What would the same loan cost me as rate-and-term, on the same day?',
      'Where is the next step down in loan-to-value, and what does it do to the rate?',
      'Does the appraisal decide the amount, and what happens if it comes in low?',
      'How soon after the purchase, or the last refinance, do you allow cash out?',
      'When will the cash reach me, after the days I have to cancel?',
    ),
    `<p>The last two have answers that surprise people. Lenders want to see that you have owned the
    home for some time, and the cash waits for the days below.</p>`,

    `<h2>Your right to cancel</h2>`,
    `<p>On a refinance of the home you live in, federal law lets you cancel until midnight of the
    ${rightToCancel.lastDay} business day. The clock starts with the last of three things: you have
    signed, you have the notice of the right in two copies, and you have the required disclosures.
    Saturdays count as business days here. Sundays and federal holidays do not. So a loan signed on
    a Friday can be cancelled through Tuesday, unless a holiday lies between. Until then the lender may pay nothing out.</p>`,
    list(
      `Cancel in writing; a call is not enough. No reason is needed.`,
      `The lender then has ${rightToCancel.refundDays} calendar days to give back what you paid,
      fees included, and to release its claim on the home.`,
      `If the notice or the disclosures never came, the right lasts up to
      ${rightToCancel.withoutNoticeYears} years, or until you sell.`,
      `With the lender you already have, only new money can be cancelled. A rate-and-term loan from
      that lender usually has no such days, and a loan to buy a home never has.`,
    ),

    `<h2>Your first hour</h2>`,
    `<p>Write down the purpose and its price, then your balance and rate. Run both loans in the
    <a href="/calculator">calculator</a>, where the comparison shows payment and interest together.
    Divide the costs by the saving, as in <a href="/blog/break-even-in-months">Break-Even in
    Months</a>. If the cash-out version still looks good, ask for three quotes, each in both
    versions. Should the rate you have turn out to be the best thing about your mortgage, leave it
    where it is.</p>`,
    sourcesList('rescission', 'businessDay', 'loanLimits'),
  ),
};

function share(principal: number): string {
  return `${Math.round((100 * principal) / homeValue)}%`;
}
