import { amortizationSchedule } from '../../../../src/domain/loans/amortization-schedule.ts';
import { formatCents, formatMonths } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
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
  title: 'When can you stop paying PMI?',
  slug: 'dropping-pmi-at-80-and-78-percent',
  state: 'Texas',
  category: 'Refinance',
  image: 'topics/umbrella',
  description:
    'Mortgage insurance on a conventional loan can end at two points, one of them only if you ask. How to find both months and write the request.',
  keywords: ['pmi', 'mortgage insurance', 'home equity', 'tax deduction'],
  published: '2026-07-15',
  content: blocks(
    `<p>Private mortgage insurance on a conventional loan ends in one of two ways. You can ask to
    have it dropped once you owe ${insuranceRequestPercent}% of the home's original value. If you
    never ask, it ends automatically on the date your balance is scheduled to reach
    ${insuranceEndPercent}%, as long as your payments are current. The first date is up to you, and
    nobody has to remind you. Put it on your calendar today.</p>`,

    `<h2>The two months to mark</h2>`,
    `<p>Here is how far apart the dates can be. You buy a home for ${formatDollars(price)} with
    ${downPaymentPercent}% down. The loan is ${loanTerms(loan)}, fixed, and principal and interest
    come to ${formatCents(paymentInCents(loan))} a month. Say the insurance costs
    ${formatDollars(monthlyPremium)} a month; your actual premium depends on your score, your down
    payment and the insurer.</p>`,
    table(
      ['What happens', 'Balance', 'Payment number', 'Time from the start'],
      [
        [
          `You can ask (${insuranceRequestPercent}%)`,
          formatDollars(requestBalance),
          String(requestMonth),
          formatMonths(requestMonth),
        ],
        [
          `It ends automatically (${insuranceEndPercent}%)`,
          formatDollars(endBalance),
          String(endMonth),
          formatMonths(endMonth),
        ],
        [
          `You can ask, with ${formatDollars(extraMonthlyPayment)} extra a month`,
          formatDollars(requestBalance),
          String(earlyMonth),
          formatMonths(earlyMonth),
        ],
      ],
    ),
    `<p>If you send a letter in month ${requestMonth} instead of waiting until month ${endMonth},
    you save ${endMonth - requestMonth} premiums, or
    ${formatDollars((endMonth - requestMonth) * monthlyPremium)}. The extra
    ${formatDollars(extraMonthlyPayment)} a month moves the first date up by
    ${formatMonths(requestMonth - earlyMonth)}, and every dollar of it also lowers the balance for
    good. To find your own months, enter the loan in the <a href="/calculator">calculator</a> and
    follow the yearly schedule down to ${insuranceRequestPercent}% of what you paid.</p>`,
    `<p>There's a backstop. If the insurance hasn't ended by the midpoint of the loan's term, it
    ends then, provided you're current.</p>`,

    `<h2>Which value counts</h2>`,
    `<p>The law that sets these dates, the federal Homeowners Protection Act, goes by the original
    value. That's what the home was worth when you took out the loan: on a purchase, the price or
    the appraisal, whichever was lower. If a neighbor sold for far more last month, that doesn't
    change it.</p>`,
    `<h3>When the home is worth more now</h3>`,
    `<p>Lenders may drop the insurance based on today's value, under their own rules and those of
    whoever owns the loan. These often require more equity than the law does, a certain number of
    years since closing, and an appraisal or other valuation that the servicer orders and you pay
    for. Get the conditions in writing before you spend money. An improvement such as an added
    bathroom can make a difference, so tell the servicer what you built and keep the permits.</p>`,
    `<h3>The Texas appraisal notice is something else</h3>`,
    `<p>Every spring, Texas homeowners receive a notice of appraised value from the county's
    appraisal district. It's meant for property tax, and no servicer has to accept it as the value
    of your home. Leave it out of your letter.</p>`,

    `<h2>How to ask</h2>`,
    steps(
      `Call the servicer, the company you pay, and ask for its written requirements for cancellation
      at ${insuranceRequestPercent}% of the original value.`,
      `Check your balance. Extra payments count: what matters is that you have reached the mark,
      whether on schedule or ahead of it.`,
      `Make sure your payments are current and the latest ones were on time. Recent late payments
      can push the date back.`,
      `Send a dated letter. Include the loan number, the balance, the original value, and the law.
      Ask for a decision in writing.`,
      `Be ready to show that the home hasn't lost value and has no second loan. A home equity line
      can get in the way even if you haven't drawn on it.`,
      `If the answer is no, ask for the reason and the date when it would be yes.`,
    ),

    `<h2>What these dates don't cover</h2>`,
    list(
      `<strong>FHA loans.</strong> Their annual premium follows the FHA's rules. With a small down
      payment it usually lasts as long as the loan does, and the way out is a conventional
      refinance.`,
      `<strong>Lender-paid insurance.</strong> If you took a higher rate instead of a premium,
      there's nothing to cancel. Only a new loan changes it.`,
      `<strong>Rentals and second homes.</strong> The law covers the home you live in. For any
      other, it depends on the contract.`,
    ),

    `<h2>What you can deduct while you pay it</h2>`,
    `<p>Starting with tax year ${deduction.firstYear}, mortgage insurance premiums count as mortgage
    interest on a federal return again. That includes PMI, what FHA and USDA loans charge, and the
    VA's funding fee, if you used the loan to buy, build or improve your home. Because of two
    conditions, many owners get little or none of it:</p>`,
    list(
      `You have to itemize. If you take the standard deduction, you gain nothing.`,
      `Your adjusted gross income can't be too high. Up to ${formatDollars(deduction.wholeTo)}, you
      can deduct the full amount. For each ${formatDollars(deduction.perDollars)} above that, or
      part of it, you lose ${deduction.shrinksPercent}%, and above
      ${formatDollars(deduction.noneAbove)} nothing is left. If you're married and file separately,
      cut these amounts in half.`,
    ),
    `<p>In the example, a year's premiums come to ${formatDollars(12 * monthlyPremium)}. You save
    only that amount times your tax rate, so it's no reason to keep insurance you could drop. Ask a
    tax preparer before you count on it.</p>`,

    `<h2>Refinance, or wait?</h2>`,
    `<p>Refinancing to get rid of the insurance makes sense if the new loan starts at or below
    ${insuranceRequestPercent}% of today's value and its rate is no worse than yours. If your rate
    is lower than today's, you would pay more interest on the whole balance to save one premium.
    Treat the premium as part of the old payment and work out the <a
    href="/blog/break-even-in-months">break-even in months</a>; then look at <a
    href="/blog/what-a-term-reset-costs">what a new term would cost</a>, because ${requestMonth}
    payments are a lot of progress to give up.</p>`,
    `<p>Often the cheapest answer is a lump sum. If a bonus would get the balance down to the mark,
    ask the servicer for the exact amount, pay it toward principal, and send the letter.</p>`,

    `<h2>Write the dates down now</h2>`,
    `<p>Find your closing papers. When you take out a fixed-rate loan with PMI, federal law requires
    the lender to give you a disclosure with the scheduled dates, and it's in that folder. Write
    down both dates, and a third one half a year earlier, when you should check your balance. If
    you're still shopping for a first home, our <a href="/faq#down-payment">down payment answers</a>
    explain how much down avoids the insurance from the start, and the <a href="/quote">inquiry
    form</a> asks about the down payment you have in mind.</p>`,
    sourcesList(
      'mortgageInsuranceLaw',
      'mortgageInsurance',
      'mortgageInterestLaw',
      'lawOf2025',
      'mortgageInterest',
    ),
  ),
};
