import { amortizationSchedule } from '../../../../src/domain/loans/amortization-schedule.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { totalInterest } from '../../../../src/domain/loans/loan-cost.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDifference, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const need = 45_000;
const cheapFirst = { principal: 260_000, annualRatePercent: 3.25, termMonths: 288 };
const costlyFirst = { ...cheapFirst, annualRatePercent: 7.125 };
const second = { principal: need, annualRatePercent: 8.5, termMonths: 180 };
const cashOut = {
  principal: cheapFirst.principal + need,
  annualRatePercent: 6.625,
  termMonths: cheapFirst.termMonths,
};

/** Percentage points by which the line's rate rises in the example. */
const rise = 2;
const risen = { ...second, annualRatePercent: second.annualRatePercent + rise };

export const post: SeedPost = {
  title: 'HELOC or refinance: which costs you less?',
  slug: 'heloc-or-refinance',
  state: 'Arizona',
  category: 'Refinance',
  image: 'topics/ladder',
  description:
    'Should you add a second loan or replace the first? A test with your blended rate, two worked examples, and what a home equity line does when rates rise.',
  keywords: ['heloc', 'home equity loan', 'cash-out', 'blended rate'],
  published: '2026-10-21',
  content: blocks(
    `<p>Look at the rate on your first mortgage. If it's far below what lenders offer now, keep
    that loan and borrow what you need separately, with a home equity line of credit (HELOC) or a
    home equity loan. If it's near or above today's rates, a single cash-out refinance may be
    cheaper and simpler. The test is the blended rate: what you would pay on all the money
    together.</p>`,

    `<h2>The blended rate: two examples</h2>`,
    `<p>You owe ${formatDollars(cheapFirst.principal)}, have ${cheapFirst.termMonths / 12} years
    left, and need ${formatDollars(need)}. You're offered a second loan at
    ${second.annualRatePercent}% over ${second.termMonths / 12} years, or a cash-out refinance of
    ${formatDollars(cashOut.principal)} at ${cashOut.annualRatePercent}% over the
    ${cashOut.termMonths / 12} years you have left anyway. The rates are all fixed and are only
    examples; fees are left out for now.</p>`,
    `<h3>With a first loan at ${cheapFirst.annualRatePercent}%</h3>`,
    comparison(cheapFirst),
    `<p>The second loan looks expensive at ${second.annualRatePercent}%, but you pay that rate on
    only ${formatDollars(need)}. The refinance would put a higher rate on the
    ${formatDollars(cheapFirst.principal)} you now owe at ${cheapFirst.annualRatePercent}%. Keeping
    the old loan saves ${wholeDifference(totalInterest(cashOut), interestOfBoth(cheapFirst))} in
    interest over time.</p>`,
    `<h3>With a first loan at ${costlyFirst.annualRatePercent}%</h3>`,
    comparison(costlyFirst),
    `<p>Same home, same need, different answer. Here the single loan has the lower rate on every
    dollar, and the payment drops by
    ${formatCents(paymentInCents(costlyFirst) + paymentInCents(second) - paymentInCents(cashOut))} a
    month. The interest totals are closer than the rates suggest, since the second loan is paid off
    in ${second.termMonths / 12} years while the cash-out loan spreads the same money over
    ${cashOut.termMonths / 12}. For how to weigh that, see <a
    href="/blog/what-a-term-reset-costs">what starting the term over costs</a>.</p>`,
    `<p>To work out your own blended rate, multiply each balance by its rate, add the two results,
    and divide by the total you owe. If the blended rate is below the cash-out rate, adding a second
    loan gives you the better rate.</p>`,

    `<h2>A line of credit or a loan?</h2>`,
    `<p>Both come second to your first mortgage, and both are secured by your home. They work
    differently.</p>`,
    table(
      ['Feature', 'HELOC', 'Home equity loan'],
      [
        ['How you get the money', 'As you draw it, up to a limit', 'All at once'],
        ['Rate', 'Usually variable, tied to an index', 'Usually fixed'],
        [
          'Payments',
          'Often interest only at first, then principal as well',
          'The same from the first month',
        ],
        ['Best for', 'Work done in stages, or a reserve', 'One bill of a known size'],
      ],
    ),
    `<h3>Two surprises with a HELOC</h3>`,
    `<p>The first is the switch from drawing to repaying. If you draw
    ${formatDollars(second.principal)} at ${second.annualRatePercent}% and owe only interest, you
    pay ${formatCents(interestOnly(second))} a month. Once you have to repay the same balance over
    ${second.termMonths / 12} years at that rate, you pay ${formatCents(paymentInCents(second))} a
    month.</p>`,
    `<p>The second is the rate itself. If it's ${rise} percentage points higher by then, at
    ${risen.annualRatePercent}%, the payment is ${formatCents(paymentInCents(risen))}. Ask about the
    index, the margin, the lifetime cap, and whether you can fix the rate on part of the balance
    later. A lender can also freeze a line if the home loses value, so a HELOC is no substitute for
    savings.</p>`,

    `<h2>Costs and fine print</h2>`,
    list(
      `<strong>At the start.</strong> Second loans tend to cost less to open than a refinance, and
      some lenders waive the fees if you keep the line open long enough. Ask how long.`,
      `<strong>Along the way.</strong> Lines of credit may have an annual fee, a minimum draw or a
      charge for closing early.`,
      `<strong>If you refinance the first loan later.</strong> The second lender has to agree to let
      the new loan go ahead of it. It usually will, but that takes weeks.`,
      `<strong>If you pay mortgage insurance.</strong> A second loan can get in the way of
      <a href="/blog/dropping-pmi-at-80-and-78-percent">having it dropped</a>.`,
      `<strong>Taxes.</strong> Whether interest is deductible depends on what you spend the money
      on. Ask a tax adviser and keep the receipts.`,
    ),

    `<h2>In Arizona</h2>`,
    `<p>The classic case is the air conditioner that gives out in July. It's urgent, it has one
    price, and it can't wait for an appraisal. If you own a home in Phoenix or Tucson, think about
    a line of credit before summer: if you open it in spring and leave it unused, it's there when
    the air conditioner or the roof fails, and an unused line usually costs little. For a planned
    project, such as solar panels or a new kitchen, you have time to get a fixed loan.</p>`,
    `<p>Arizona is one of the community property states, so both spouses will normally be asked to
    sign the deed of trust, even if only one of them borrows. Either way the house secures the debt,
    and missing payments on a small second loan can lead to foreclosure as surely as missing them on
    the first. For a home you live in, most second loans and lines of credit give you
    ${postFacts.rightToCancel.businessDays} to cancel; <a href="/blog/rate-and-term-or-cash-out">our
    post on cash-out</a> explains how to count them. Use them to sleep on it.</p>`,

    `<h2>When neither is right</h2>`,
    `<p>If you could save the money within a year, saving is cheaper. If a repair can't wait, ask
    the contractor about paying in stages, or a credit union about a small loan that isn't secured
    by your home. And if the money is for last year's credit card balances, decide first what will
    be different this year. The post on <a href="/blog/rate-and-term-or-cash-out">cash-out
    refinancing</a> shows what a card balance costs once it's spread over a mortgage.</p>`,

    `<h2>Decide in four steps</h2>`,
    steps(
      'Write down how much you need, and whether you need it all at once or in parts.',
      `Work out your blended rate with a quote for a second loan, and compare it with a cash-out
      quote from the same day.`,
      `Run each loan through the <a href="/calculator">calculator</a> and add the fees. A short
      second loan beats a long loan at a lower rate more often than people expect.`,
      `For a line of credit, run the numbers again with the rate ${rise} points higher. If you
      wouldn't sign at that payment, choose the fixed loan or a smaller amount.`,
    ),
    `<p>Our <a href="/rates">rates page</a> has example rates for first mortgages that you can use
    as a starting point. For second loans, get quotes from banks and credit unions near you. They
    differ widely, so ask three.</p>`,
    sourcesList('rescissionOfLines', 'rescission'),
  ),
};

function comparison(first: Loan): string {
  return table(
    ['Choice', 'Overall rate', 'Monthly payment', 'Total interest left'],
    [
      [
        `Keep ${loanTerms(first)}, and add ${loanTerms(second)}`,
        `${blendedRatePercent(first).toFixed(2)}%`,
        formatCents(paymentInCents(first) + paymentInCents(second)),
        wholeDollars(interestOfBoth(first)),
      ],
      [
        `Replace it with ${loanTerms(cashOut)}`,
        `${cashOut.annualRatePercent}%`,
        formatCents(paymentInCents(cashOut)),
        wholeDollars(totalInterest(cashOut)),
      ],
    ],
  );
}

function blendedRatePercent(first: Loan): number {
  const weighted =
    first.principal * first.annualRatePercent + second.principal * second.annualRatePercent;
  return weighted / (first.principal + second.principal);
}

function interestOfBoth(first: Loan): number {
  return totalInterest(first) + totalInterest(second);
}

/** The interest of a month in which nothing is repaid. */
function interestOnly(loan: Loan): number {
  const [firstMonth] = amortizationSchedule(loan);
  return firstMonth?.interest ?? 0;
}
