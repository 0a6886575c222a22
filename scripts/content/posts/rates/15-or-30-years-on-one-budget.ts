import { principalForPayment } from '../../../../src/domain/loans/affordability.ts';
import { earlyPayoff } from '../../../../src/domain/loans/early-payoff.ts';
import { totalInterest } from '../../../../src/domain/loans/loan-cost.ts';
import { remainingBalance } from '../../../../src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDifference, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';

/** Dollars a month that the example household has for principal and interest. */
const budget = 2_300;
const long = { annualRatePercent: 6.5, termMonths: 360 };
const short = { annualRatePercent: 5.75, termMonths: 180 };
const longReach = principalForPayment({ ...long, monthlyPayment: budget });
const shortReach = principalForPayment({ ...short, monthlyPayment: budget });

const principal = 270_000;
const longLoan = { principal, ...long };
const shortLoan = { principal, ...short };
const longPayment = paymentInCents(longLoan);
const shortPayment = paymentInCents(shortLoan);
const extraMonthlyPayment = shortPayment - longPayment;
const disciplined = earlyPayoff(longLoan, { extraMonthlyPayment });
const fiveYears = 60;
const longOwed = Math.round(remainingBalance(longLoan, fiveYears));
const shortOwed = Math.round(remainingBalance(shortLoan, fiveYears));

export const post: SeedPost = {
  title: 'Should you get a 15-year or a 30-year mortgage?',
  slug: '15-or-30-years-on-one-budget',
  state: 'Georgia',
  category: 'Rates',
  image: 'topics/hourglasses',
  description:
    'On the same monthly budget, a 30-year loan buys more house and a 15-year loan costs far less interest. A worked comparison, and a flexible middle way.',
  keywords: ['term', 'interest', '15-year mortgage', 'extra payments'],
  published: '2026-10-14',
  content: blocks(
    `<p>Choose a 15-year loan if the higher payment still lets you save every month and get through
    a rough half-year. Choose a 30-year loan if it doesn't, and pay extra when you can. The shorter
    loan costs far less in interest, but you owe its payment even in the month the transmission
    fails. On a fixed budget the choice is really about how much house to buy, so start there.</p>`,

    `<h2>What one budget buys</h2>`,
    `<p>Say that after property tax and insurance you have ${wholeDollars(budget)} a month for
    principal and interest. Lenders usually charge a lower rate for 15 years; this example uses
    ${short.annualRatePercent}%, compared with ${long.annualRatePercent}% for 30 years, both
    fixed.</p>`,
    table(
      ['Term', 'Rate', 'Loan amount'],
      [
        ['30 years', `${long.annualRatePercent}%`, wholeDollars(longReach)],
        ['15 years', `${short.annualRatePercent}%`, wholeDollars(shortReach)],
      ],
    ),
    `<p>The 30-year loan lets you borrow ${wholeDifference(longReach, shortReach)} more. That can be
    the difference between two bedrooms and three, or between an hour's drive and half an hour. If
    the homes you could buy with the 15-year loan suit you, stop reading and enjoy paying less. Most
    first-time buyers find that they don't, and then the next comparison matters.</p>`,

    `<h2>What one house costs</h2>`,
    `<p>Now keep the loan at ${wholeDollars(principal)} and let the payment change.</p>`,
    table(
      [
        'Figure',
        `30 years at ${long.annualRatePercent}%`,
        `15 years at ${short.annualRatePercent}%`,
      ],
      [
        ['Monthly payment', formatCents(longPayment), formatCents(shortPayment)],
        [
          'Total interest',
          wholeDollars(totalInterest(longLoan)),
          wholeDollars(totalInterest(shortLoan)),
        ],
        ['Balance after five years', formatDollars(longOwed), formatDollars(shortOwed)],
      ],
    ),
    `<p>The 15-year loan costs ${formatCents(extraMonthlyPayment)} more each month and saves
    ${wholeDifference(totalInterest(longLoan), totalInterest(shortLoan))} in interest. There are two
    reasons: the rate is lower, and you pay the money back twice as fast, so you pay interest on a
    smaller balance. The third row shows the benefit you would notice soonest: if you sell after
    five years, you owe ${formatDollars(longOwed - shortOwed)} less on the shorter loan.</p>`,

    `<h2>The middle way, and what it costs</h2>`,
    `<p>You can borrow ${loanTerms(longLoan)}, with a payment of ${formatCents(longPayment)}, and
    send ${formatCents(extraMonthlyPayment)} extra each month, so that you pay exactly what the
    15-year loan would have required. You then pay off the loan in
    ${formatMonths(disciplined.months)}, and the interest comes to
    ${wholeDollars(disciplined.totalInterest)}.</p>`,
    `<p>That's ${wholeDifference(disciplined.totalInterest, totalInterest(shortLoan))} more than the
    actual 15-year loan would have cost. Think of it as an insurance premium: in any month, for any
    reason, you can drop back to the smaller payment without asking anyone. For a household with one
    income, commission pay, or a baby on the way, it's often worth the price. The plan only works
    if you actually make the extra payment, so set up an automatic transfer on the day of your first
    payment.</p>`,
    `<h3>Two things to settle with your servicer</h3>`,
    list(
      `Make sure extra money goes to principal. Otherwise the servicer may treat it as an early
      payment for next month, which saves you next to nothing. There's usually a box to check or a
      note to add.`,
      `Ask whether the note has a prepayment penalty. They're rare on the loans most buyers get,
      and the Loan Estimate has a line that says yes or no.`,
    ),

    `<h2>When the term decides the approval</h2>`,
    `<p>A lender looks at the payment you're required to make, not the one you plan to make. The
    15-year payment takes up a larger share of your income in the debt-to-income ratio, so a buyer
    with a car loan and student loans can qualify for one term and not the other. If it would be
    close for you, read <a href="/blog/debt-to-income-with-student-loans">how lenders count
    student loans</a> before you choose.</p>`,
    `<p>Mortgage insurance is the other factor. With a small down payment you pay for it until you
    have enough equity, and the 15-year loan gets you there years sooner. Here's
    <a href="/blog/dropping-pmi-at-80-and-78-percent">when you can stop paying PMI</a>.</p>`,

    `<h2>A note for Georgia</h2>`,
    `<p>Georgia charges an intangible recording tax on long-term notes secured by real estate. The
    tax is based on the loan amount. Both terms here count as long, so choosing 15 years doesn't
    avoid it, though a smaller loan lowers it. An attorney handles the closing in Georgia; ask that
    office how much the tax will be. And ask your county about the homestead exemption, which you
    have to apply for and which lowers the property tax in your payment.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Try the larger payment before you owe it. For three months, live as if you already had the
    15-year loan and move the difference between your rent and the full future payment into savings.
    If you never touch that money, you have your answer, and a bigger down payment too. If you do
    touch it, take the 30-year loan without regret. The <a href="/calculator">calculator</a> shows
    both loans and what extra payments save. When the number feels right, fill in the <a
    href="/quote">pre-qualification form</a>.</p>`,
  ),
};
