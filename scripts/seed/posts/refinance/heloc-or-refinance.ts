import { amortizationSchedule } from '#src/domain/loans/amortization-schedule.ts';
import { totalInterest } from '#src/domain/loans/interest.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
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
  title: 'HELOC or Refinance',
  slug: 'heloc-or-refinance',
  state: 'Arizona',
  category: 'Refinance',
  description:
    'Should you add a second loan or replace the first? A test with your blended rate, two worked examples, and what a home equity line does when rates rise.',
  keywords: ['heloc', 'home equity loan', 'cash-out', 'blended rate'],
  published: '2026-10-21',
  content: blocks(
    `<p>Look at the rate on your first mortgage. If it is far below what lenders offer now, keep
    that loan and borrow what you need beside it, with a home equity line of credit (HELOC) or a
    home equity loan. If it is near or above today's rates, one new mortgage with cash out may be
    cheaper and simpler. The test is the blended rate: what you would pay on all the money together,
    either way.</p>`,

    `<h2>The blended rate, twice</h2>`,
    `<p>You owe ${formatDollars(cheapFirst.principal)}, have ${cheapFirst.termMonths / 12} years
    left, and need ${formatDollars(need)}. A second loan is offered at ${second.annualRatePercent}%
    over ${second.termMonths / 12} years, a cash-out refinance of
    ${formatDollars(cashOut.principal)} at ${cashOut.annualRatePercent}% over the
    ${cashOut.termMonths / 12} years you have anyway. All rates are examples and fixed; fees are
    left out for now.</p>`,
    `<h3>With a first loan at ${cheapFirst.annualRatePercent}%</h3>`,
    comparison(cheapFirst),
    `<p>The second loan looks expensive at ${second.annualRatePercent}%, but it is expensive on
    ${formatDollars(need)} only. The refinance would put a new price on
    ${formatDollars(cheapFirst.principal)} that you now hold at ${cheapFirst.annualRatePercent}%.
    Keeping the old loan saves ${wholeDollars(totalInterest(cashOut) - interestOfBoth(cheapFirst))}
    of interest over time.</p>`,
    `<h3>With a first loan at ${costlyFirst.annualRatePercent}%</h3>`,
    comparison(costlyFirst),
    `<p>Same home, same need, another answer. Here the single loan has the lower rate on every
    dollar, and the payment drops by
    ${formatCents(paymentInCents(costlyFirst) + paymentInCents(second) - paymentInCents(cashOut))}.
    The totals of interest lie closer together than the rates suggest, since the second loan is gone
    in ${second.termMonths / 12} years while the cash-out spreads the same money over
    ${cashOut.termMonths / 12}. For how to weigh that, see
    <a href="/blog/what-a-term-reset-costs">What a Term Reset Costs</a>.</p>`,
    `<p>To do the blend yourself, multiply each balance by its rate, add the two, and divide by the
    total you owe. If the result is below the cash-out rate, the second loan has the better
    rate.</p>`,

    `<h2>A line, or a loan?</h2>`,
    `<p>Both sit behind your first mortgage and use the home as security. They behave
    differently.</p>`,
    table(
      ['Feature', 'HELOC', 'Home equity loan'],
      [
        ['How the money comes', 'As you draw it, up to a limit', 'All at once'],
        ['Rate', 'Usually variable, tied to an index', 'Usually fixed'],
        [
          'Payments',
          'Often interest only at first, then principal as well',
          'The same from the first month',
        ],
        ['Suits', 'Work in stages, or a reserve', 'One invoice of known size'],
      ],
    ),
    `<h3>Two surprises in a line</h3>`,
    `<p>The first is the change from drawing to repaying. While ${formatDollars(second.principal)}
    is drawn at ${second.annualRatePercent}% and only interest is due, a month costs
    ${formatCents(interestOnly(second))}. Once the same balance has to be repaid over
    ${second.termMonths / 12} years at that rate, it costs
    ${formatCents(paymentInCents(second))}.</p>`,
    `<p>The second is the rate itself. If it stands ${rise} percentage points higher by then, at
    ${risen.annualRatePercent}%, the payment is ${formatCents(paymentInCents(risen))}. Ask for the
    index, the margin, the cap over the life of the line, and whether a part can be fixed later. A
    lender can also freeze a line if the home loses value, so a HELOC is no substitute for
    savings.</p>`,

    `<h2>Costs and small print</h2>`,
    list(
      `<strong>At the start.</strong> Second loans tend to cost less to open than a refinance, and
      some lenders waive the fees if you keep the line open long enough. Ask how long.`,
      `<strong>Along the way.</strong> Lines may carry a yearly fee, a minimum draw or a charge for
      closing early.`,
      `<strong>If you refinance the first loan later.</strong> The second lender has to let the new
      loan go ahead of it. It usually will, and it takes weeks.`,
      `<strong>If you pay mortgage insurance.</strong> A second loan can get in the way of
      <a href="/blog/dropping-pmi-at-80-and-78-percent">having it dropped</a>.`,
      `<strong>Taxes.</strong> Whether interest is deductible depends on what the money buys. Ask a
      tax adviser and keep the bills.`,
    ),

    `<h2>In Arizona</h2>`,
    `<p>The classic occasion is the air conditioner that gives up in July. It is urgent, it has one
    price, and it cannot wait for an appraisal. If you own in Phoenix or Tucson, think of the line
    before the summer: opened in spring and left unused, it is there when the unit or the roof
    fails, and an idle line usually costs little. A planned project, solar panels or a new kitchen,
    can take the slower road and a fixed loan.</p>`,
    `<p>Arizona counts among the community property states, so both spouses will normally be asked
    to sign the deed of trust, even when one of them borrows alone. Either way the house secures the
    debt, and missing payments on a small second loan can lead to foreclosure as surely as missing
    them on the first. For a home you live in, most second loans and lines come with
    ${postFacts.rightToCancel.businessDays} to cancel; <a
    href="/blog/rate-and-term-or-cash-out">the post on cash-out</a> says how they are counted. Use
    them to sleep on it.</p>`,

    `<h2>When neither is right</h2>`,
    `<p>For a sum that you could save within a year, saving is cheaper. For a repair that cannot
    wait, ask the contractor for staged payments, or a credit union for a small loan without the
    home behind it. And if the money is for last year's cards, decide first what will be different
    this year. The post on <a href="/blog/rate-and-term-or-cash-out">cash-out refinancing</a> shows
    what a card balance costs once it has been stretched over a mortgage.</p>`,

    `<h2>Decide in four steps</h2>`,
    steps(
      'Write down the sum and whether you need it at once or in parts.',
      `Compute your blended rate with a quote for a second loan, and put it next to a cash-out quote
      of the same day.`,
      `Run each loan through the <a href="/calculator">calculator</a> and add the fees. A second
      loan for a short time beats a cheaper rate for a long one more often than people expect.`,
      `For a line, do the math again with the rate ${rise} points higher. If you would not sign at
      that payment, choose the fixed loan or a smaller amount.`,
    ),
    `<p>Rates for first mortgages that you can use as a starting point are on our
    <a href="/rates">rates page</a>. Quotes for second loans come from banks and credit unions near
    you, and they differ widely, so ask three.</p>`,
    sourcesList('rescissionOfLines', 'rescission'),
  ),
};

function comparison(first: Loan): string {
  return table(
    ['Choice', 'Rate on all of it', 'Payments a month', 'Interest to the end'],
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
