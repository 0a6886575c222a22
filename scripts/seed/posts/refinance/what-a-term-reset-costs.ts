import { amortizationSchedule } from '#src/domain/loans/amortization-schedule.ts';
import { totalInterest } from '#src/domain/loans/interest.ts';
import { type AmortizationRow, interestOf } from '#src/domain/loans/repay.ts';
import { formatCents, formatMonths, formatYears } from '#src/features/calculators/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';

const oldLoan = { principal: 380_000, annualRatePercent: 6.875, termMonths: 360 };
const paymentsMade = 84;
const monthsLeft = oldLoan.termMonths - paymentsMade;
const oldSchedule = amortizationSchedule(oldLoan);
const paid = oldSchedule.slice(0, paymentsMade);
const balance = Math.round(paid.at(-1)?.balance ?? oldLoan.principal);
const interestLeft = interestOf(oldSchedule.slice(paymentsMade));
const oldPayment = paymentInCents(oldLoan);

const newRatePercent = 6;
const fullTerm = { principal: balance, annualRatePercent: newRatePercent, termMonths: 360 };
const sameEnd = { ...fullTerm, termMonths: monthsLeft };
const fifteenYears = { ...fullTerm, termMonths: 180 };
const extraMonthlyPayment = oldPayment - paymentInCents(fullTerm);
const oldPaymentKept = amortizationSchedule(fullTerm, { extraMonthlyPayment });
const monthsEarlier = monthsLeft - oldPaymentKept.length;

export const post: SeedPost = {
  title: 'What a Term Reset Costs',
  slug: 'what-a-term-reset-costs',
  state: 'Massachusetts',
  category: 'Refinance',
  description:
    'A refinance at a lower rate can cost more interest than the loan it replaces. A worked example, and three ways to keep the date of your last payment.',
  keywords: ['amortization', 'loan term', 'total interest', 'refinance'],
  published: '2026-10-07',
  content: blocks(
    `<p>Starting a new ${fullTerm.termMonths / 12}-year loan in year eight of the old one can cost
    more than the lower rate saves. In the example below the rate drops from
    ${oldLoan.annualRatePercent}% to ${newRatePercent}%, the payment falls by
    ${formatCents(extraMonthlyPayment)} a month, and the owners still pay
    ${wholeDollars(totalInterest(fullTerm) - interestLeft)} more interest in the end. The remedy is
    easy: ask for the years you have left, or take the new loan and keep paying the old
    amount.</p>`,

    `<h2>Why the first years count least</h2>`,
    `<p>Each month the lender charges interest on what you still owe, and the rest of your payment
    lowers the debt. Early on the debt is large, so interest takes most of the payment. With time
    the shares trade places. Here is how a single payment of ${formatCents(oldPayment)} divides on a
    fixed loan of ${loanTerms(oldLoan)}.</p>`,
    table(
      ['Payment', 'Interest', 'Principal'],
      [
        split('First', oldSchedule[0]),
        split(`After ${formatMonths(paymentsMade)}`, oldSchedule[paymentsMade]),
        split('In the middle of the term', oldSchedule[oldLoan.termMonths / 2]),
        split('Last', oldSchedule.at(-1)),
      ],
    ),
    `<p>Those ${paymentsMade} payments have brought the balance down to ${wholeDollars(balance)}. It
    seems slow, but it was the expensive part of the road. A fresh full term puts you back at its
    beginning with a slightly smaller debt.</p>`,

    `<h2>One balance, five futures</h2>`,
    `<p>Now a lender offers ${newRatePercent}% on the ${wholeDollars(balance)}. All the rates are
    examples, fixed throughout; closing costs are left out here because they are the same for each
    new loan and get <a href="/blog/break-even-in-months">a post of their own</a>.</p>`,
    table(
      ['Path', 'Principal and interest a month', 'Time to the end', 'Interest still to pay'],
      [
        [
          `Keep the old loan at ${oldLoan.annualRatePercent}%`,
          formatCents(oldPayment),
          formatMonths(monthsLeft),
          wholeDollars(interestLeft),
        ],
        future(`New ${formatYears(fullTerm.termMonths / 12)}`, fullTerm),
        future(`New ${formatYears(sameEnd.termMonths / 12)}`, sameEnd),
        [
          `New ${formatYears(fullTerm.termMonths / 12)}, old payment kept up`,
          formatCents(oldPayment),
          formatMonths(oldPaymentKept.length),
          wholeDollars(interestOf(oldPaymentKept)),
        ],
        future(`New ${formatYears(fifteenYears.termMonths / 12)}`, fifteenYears),
      ],
    ),
    `<p>Look at the second and third lines. They have the same rate and the same debt. The longer
    one costs ${wholeDollars(totalInterest(fullTerm) - totalInterest(sameEnd))} more, spread so
    thinly that no single month shows it. And the fourth line needs no special product. Whoever
    keeps paying the old amount is done ${formatMonths(monthsEarlier)} before the old loan would
    have ended.</p>`,

    `<h2>Three ways to keep your end date</h2>`,
    `<h3>Ask for an odd term</h3>`,
    `<p>Many lenders write loans over terms such as ${formatYears(sameEnd.termMonths / 12)}, though
    few mention it. Ask. The rate may be that of the full term, and you lose nothing by it.</p>`,
    `<h3>Pay the old amount</h3>`,
    `<p>Take the long loan and send the difference each month toward principal. You keep the lower
    required payment for a bad year. It works only if it is automatic, so set up the transfer on
    closing day, mark it as principal, and read the first two statements to see it booked that
    way.</p>`,
    `<h3>Go shorter</h3>`,
    `<p>A fifteen-year loan usually carries a lower rate than the long one; the table does not even
    assume that. The price is the payment, ${formatCents(paymentInCents(fifteenYears) - oldPayment)}
    above the old one in our case. Before you commit, read
    <a href="/blog/15-or-30-years-on-one-budget">15 or 30 Years on One Budget</a>. An extra payment
    that you may stop is safer than a required one that you may not.</p>`,

    `<h2>When the reset is right</h2>`,
    `<p>Interest over decades is one measure, and there are months in which it is the wrong one. A
    reset can be sensible when:</p>`,
    list(
      'income has dropped for good and the payment must follow;',
      'a child, a parent or a degree will need the money for some years;',
      'you have debt at a higher rate, and the freed cash will really go there;',
      'you will sell long before either loan ends, so that the far end of the table never happens.',
    ),
    `<p>In the last case compare what you would owe on the day of the sale as well as the payment.
    With the longer term it is more.</p>`,

    `<h2>A note for Massachusetts owners</h2>`,
    `<p>From Worcester to the Cape there are houses that have had the same owners for decades, and
    the older the loan, the larger the reset. If yours is past its middle, the remaining interest
    may be so small that hardly any rate repays the costs. Closings in Massachusetts involve an
    attorney, and the one at the table commonly acts for the lender. You may bring your own. A good
    question for either: I have a declaration of homestead on record, is there anything to do after
    the refinance so that it stays as it is?</p>`,

    `<h2>Check your own loan</h2>`,
    steps(
      `From your statement take the balance, the rate and the date of the last payment. Count the
      months that remain.`,
      `Enter the balance, your present rate and the remaining years in the
      <a href="/calculator">calculator</a>. Note the total interest. This is the figure to beat.`,
      `Enter the offered rate twice, once with the full term and once with the years you have.`,
      `Add the closing costs to both and compare all three totals. The line on
      <a href="/faq#closing-costs">closing costs</a> in our FAQ says what they consist of.`,
      `If the long loan wins only on the monthly payment, decide today what the difference is for.`,
    ),
    `<p>A lender's comparison sheet that shows payments and no end date is half a comparison. Ask
    for the other half. For a first look at where rates stand, see our <a href="/rates">rates
    page</a>, whose figures are examples and no lender's offer.</p>`,
  ),
};

function split(heading: string, row: AmortizationRow | undefined): string[] {
  return [heading, formatCents(row?.interest ?? 0), formatCents(row?.principal ?? 0)];
}

function future(heading: string, loan: typeof fullTerm): string[] {
  return [
    heading,
    formatCents(paymentInCents(loan)),
    formatMonths(loan.termMonths),
    wholeDollars(totalInterest(loan)),
  ];
}
