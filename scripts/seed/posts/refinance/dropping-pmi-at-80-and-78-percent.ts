import { amortizationSchedule } from '#src/domain/loans/amortization-schedule.ts';
import { formatCents, formatMonths } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, monthWhenOwed, paymentInCents } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;
const deduction = postFacts.mortgageInsuranceDeduction;

const price = 320_000;
const downPaymentPercent = 5;
const loan = {
  principal: price - (price * downPaymentPercent) / 100,
  annualRatePercent: 6.75,
  termMonths: 360,
};
const extraMonthlyPayment = 150;
const monthlyPremium = 140;

const requestBalance = (price * insuranceRequestPercent) / 100;
const endBalance = (price * insuranceEndPercent) / 100;
const schedule = amortizationSchedule(loan);
const requestMonth = monthWhenOwed(schedule, requestBalance);
const endMonth = monthWhenOwed(schedule, endBalance);
const earlyMonth = monthWhenOwed(
  amortizationSchedule(loan, { extraMonthlyPayment }),
  requestBalance,
);

export const post: SeedPost = {
  title: 'Dropping PMI at 80 and 78 Percent',
  slug: 'dropping-pmi-at-80-and-78-percent',
  state: 'Texas',
  category: 'Refinance',
  description:
    'Mortgage insurance on a conventional loan can go at two points, one of them only if you ask. How to find both months and write the request.',
  keywords: ['pmi', 'mortgage insurance', 'home equity', 'tax deduction'],
  published: '2026-07-15',
  content: blocks(
    `<p>Private mortgage insurance on a conventional loan ends in one of two ways. You may ask for
    it to be dropped once you owe ${insuranceRequestPercent}% of the home's original value. If you
    never ask, it ends by itself on the date when your balance is scheduled to reach
    ${insuranceEndPercent}%, as long as your payments are current. The first date is yours to use,
    and nobody has to call you when it comes. Put it in the calendar today.</p>`,

    `<h2>Your two months</h2>`,
    `<p>Here is how far apart the dates can be. A home is bought for ${formatDollars(price)} with
    ${downPaymentPercent}% down. The loan is ${loanTerms(loan)}, fixed, with
    ${formatCents(paymentInCents(loan))} a month for principal and interest. Let the insurance cost
    ${formatDollars(monthlyPremium)} a month; the real premium depends on your score, your down
    payment and the insurer.</p>`,
    table(
      ['What happens', 'Balance', 'Payment number', 'Time since the start'],
      [
        [
          `You may ask (${insuranceRequestPercent}%)`,
          formatDollars(requestBalance),
          String(requestMonth),
          formatMonths(requestMonth),
        ],
        [
          `It ends by itself (${insuranceEndPercent}%)`,
          formatDollars(endBalance),
          String(endMonth),
          formatMonths(endMonth),
        ],
        [
          `You may ask, with ${formatDollars(extraMonthlyPayment)} extra a month`,
          formatDollars(requestBalance),
          String(earlyMonth),
          formatMonths(earlyMonth),
        ],
      ],
    ),
    `<p>A letter in month ${requestMonth} instead of silence until month ${endMonth} is worth
    ${endMonth - requestMonth} premiums, or
    ${formatDollars((endMonth - requestMonth) * monthlyPremium)}. The extra
    ${formatDollars(extraMonthlyPayment)} brings the first date forward by
    ${formatMonths(requestMonth - earlyMonth)}, and every dollar of it also lowers the balance for
    good. To find your own months, enter the loan in the <a href="/calculator">calculator</a> and
    follow the yearly schedule down to ${insuranceRequestPercent}% of what you paid.</p>`,
    `<p>There is a backstop. If the automatic date has somehow not come by the midpoint of the
    loan's term, the insurance ends then, provided you are current.</p>`,

    `<h2>Which value counts</h2>`,
    `<p>The law that sets these dates is the federal Homeowners Protection Act, and it looks back.
    The original value is what the home was worth when you took the loan: on a purchase, the price
    or the appraisal, whichever was lower. That a neighbor sold for far more last month does not
    move it.</p>`,
    `<h3>When the home is worth more now</h3>`,
    `<p>Lenders may drop the insurance on today's value under their own rules and those of whoever
    owns the loan. These often ask for more equity than the law does, for a certain number of years
    since closing, and for an appraisal or another valuation that the servicer orders and you pay
    for. Ask for the conditions in writing before you spend money. An improvement such as an added
    bathroom can make a difference, so say what you built and keep the permits.</p>`,
    `<h3>The Texas notice is something else</h3>`,
    `<p>Every spring, Texas homeowners receive a notice of appraised value from the county's
    appraisal district. It is made for property tax, and no servicer has to accept it as the value
    of your home. Leave it out of the letter about insurance.</p>`,

    `<h2>How to ask</h2>`,
    steps(
      `Call the servicer, the company you pay, and ask for its written requirements for cancellation
      at ${insuranceRequestPercent}% of original value.`,
      `Check your balance. Extra payments count: what matters for the request is that you have
      reached the mark, on schedule or ahead of it.`,
      `Make sure that the payments are current, and that the last ones were on time. Late payments
      in the recent past can push the date back.`,
      `Send a dated letter. Name the loan number, the balance, the original value, and the law. Ask
      for a decision in writing.`,
      `Be ready to show that the home has not lost value and carries no second loan. A home equity
      line can stand in the way even while nothing is drawn on it.`,
      `If the answer is no, ask for the reason and the date on which it would be yes.`,
    ),

    `<h2>What these dates do not cover</h2>`,
    list(
      `<strong>FHA loans.</strong> Their annual premium follows the FHA's rules. With a small down
      payment it usually stays as long as the loan does, and the way out is a conventional
      refinance.`,
      `<strong>Insurance the lender paid.</strong> If you took a higher rate in place of a premium,
      nothing is there to cancel. Only another loan changes it.`,
      `<strong>Rentals and second homes.</strong> The law speaks of the home you live in. For the
      rest, the contract decides.`,
    ),

    `<h2>What you may deduct while you pay it</h2>`,
    `<p>From the tax year ${deduction.firstYear} on, premiums for mortgage insurance count as
    mortgage interest on a federal return again. That holds for PMI, for what FHA and USDA loans
    charge and for the VA's funding fee, where the loan bought, built or improved your home. Two conditions take most of
    it away from many owners:</p>`,
    list(
      `You have to itemize. With the standard deduction there is nothing to gain.`,
      `Your adjusted gross income must not be too high. Up to ${formatDollars(deduction.wholeTo)}
      all of it counts. For each ${formatDollars(deduction.perDollars)} above that, or a part of
      them, ${deduction.shrinksPercent}% is lost, and above ${formatDollars(deduction.noneAbove)}
      nothing is left. Married people who file separately have half of these amounts.`,
    ),
    `<p>In the example a year's premiums come to ${formatDollars(12 * monthlyPremium)}. What that
    saves is your tax rate's share of it, so it is no reason to keep insurance you could drop. Ask a
    tax preparer before you count on it.</p>`,

    `<h2>Refinance, or wait?</h2>`,
    `<p>Refinancing to lose the insurance makes sense if the new loan starts at or below
    ${insuranceRequestPercent}% of today's value and its rate is no worse than yours. If your rate
    is lower than what is offered now, you would pay more interest on the whole balance to save one
    premium. Treat the premium as part of the old payment and run the
    <a href="/blog/break-even-in-months">break-even in months</a>; then look at
    <a href="/blog/what-a-term-reset-costs">what a fresh term would cost</a>, because
    ${requestMonth} payments are a lot of progress to give away.</p>`,
    `<p>Often the cheapest answer is a lump sum. If a bonus would carry the balance over the line,
    ask the servicer for the exact amount, pay it to principal, and send the letter.</p>`,

    `<h2>Put it on paper now</h2>`,
    `<p>Find the closing papers. Federal law has the lender give you a disclosure with the scheduled
    dates when you take a fixed-rate loan with PMI, and it is in that folder. Note both dates, and a
    third one half a year earlier, as the moment to check your balance. If you are still shopping
    for a first home, our <a href="/faq#down-payment">down payment answers</a> say how much down
    avoids the insurance from the start, and the <a href="/quote">inquiry form</a> will note the
    down payment you have in mind.</p>`,
    sourcesList(
      'mortgageInsuranceLaw',
      'mortgageInsurance',
      'mortgageInterestLaw',
      'lawOf2025',
      'mortgageInterest',
    ),
  ),
};
