import {
  type AmortizationRow,
  amortizationSchedule,
  interestOf,
} from '../../../../src/domain/loans/amortization-schedule.ts';
import { totalInterest } from '../../../../src/domain/loans/loan-cost.ts';
import {
  formatCents,
  formatMonths,
  formatYears,
} from '../../../../src/features/calculators/format-figures.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDifference, wholeDollars } from '../loan-figures.ts';
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
  title: 'Does starting a new 30-year loan cost you more?',
  slug: 'what-a-term-reset-costs',
  state: 'Massachusetts',
  category: 'Refinance',
  image: 'topics/clock',
  description:
    'A refinance at a lower rate can cost more in interest than the loan it replaces. A worked example, and three ways to keep your original payoff date.',
  keywords: ['amortization', 'loan term', 'total interest', 'refinance'],
  published: '2026-10-07',
  content: blocks(
    `<p>Starting a new ${fullTerm.termMonths / 12}-year loan in year eight of the old one can cost
    more than the lower rate saves. In the example below the rate drops from
    ${oldLoan.annualRatePercent}% to ${newRatePercent}%, the payment falls by
    ${formatCents(extraMonthlyPayment)} a month, and the owners still end up paying
    ${wholeDifference(totalInterest(fullTerm), interestLeft)} more in interest. The fix is easy: ask
    for a loan over the years you have left, or take the new loan and keep paying the old
    amount.</p>`,

    `<h2>Why early payments reduce the debt so little</h2>`,
    `<p>Each month the lender charges interest on what you still owe, and the rest of your payment
    lowers the debt. Early on the debt is large, so interest takes most of the payment. Over time
    that reverses. Here is how a single payment of ${formatCents(oldPayment)} splits on a fixed loan
    of ${loanTerms(oldLoan)}.</p>`,
    table(
      ['Payment', 'Interest', 'Principal'],
      [
        split('First', oldSchedule[0]),
        split(`After ${formatMonths(paymentsMade)}`, oldSchedule[paymentsMade]),
        split('Halfway through the term', oldSchedule[oldLoan.termMonths / 2]),
        split('Last', oldSchedule.at(-1)),
      ],
    ),
    `<p>Those ${paymentsMade} payments have brought the balance down to ${wholeDollars(balance)}.
    That seems slow, but the most expensive years are behind you. A new full term puts you back at
    the beginning with a slightly smaller debt.</p>`,

    `<h2>One balance, five options</h2>`,
    `<p>Now a lender offers ${newRatePercent}% on the ${wholeDollars(balance)}. All the rates are
    fixed and are only examples; closing costs are left out here because they're the same for each
    new loan and have <a href="/blog/break-even-in-months">a post of their own</a>.</p>`,
    table(
      ['Option', 'Monthly principal and interest', 'Time left', 'Interest left'],
      [
        [
          `Keep the old loan at ${oldLoan.annualRatePercent}%`,
          formatCents(oldPayment),
          formatMonths(monthsLeft),
          wholeDollars(interestLeft),
        ],
        future(`New loan, ${formatYears(fullTerm.termMonths / 12)}`, fullTerm),
        future(`New loan, ${formatYears(sameEnd.termMonths / 12)}`, sameEnd),
        [
          `New loan, ${formatYears(fullTerm.termMonths / 12)}, at the old payment`,
          formatCents(oldPayment),
          formatMonths(oldPaymentKept.length),
          wholeDollars(interestOf(oldPaymentKept)),
        ],
        future(`New loan, ${formatYears(fifteenYears.termMonths / 12)}`, fifteenYears),
      ],
    ),
    `<p>Look at the second and third lines. They have the same rate and the same debt. The longer
    one costs ${wholeDifference(totalInterest(fullTerm), totalInterest(sameEnd))} more, spread so thin
    that no single month shows it. And the fourth line takes no special product. If you keep paying
    the old amount, you're done ${formatMonths(monthsEarlier)} before the old loan would have
    ended.</p>`,

    `<h2>Three ways to keep your payoff date</h2>`,
    `<h3>Ask for an odd term</h3>`,
    `<p>Many lenders offer terms such as ${formatYears(sameEnd.termMonths / 12)}, though few mention
    it. Ask. The rate may be the same as for the full term, and the shorter term still saves you
    interest.</p>`,
    `<h3>Pay the old amount</h3>`,
    `<p>Take the longer loan and send the difference toward principal each month. In a bad year you
    can fall back on the lower required payment. It works only if it's automatic, so set up the
    transfer on closing day, mark it as principal, and check the first two statements to see that it
    was applied that way.</p>`,
    `<h3>Go shorter</h3>`,
    `<p>A fifteen-year loan usually has a lower rate than a long one; the table doesn't even assume
    that. The catch is the payment, ${formatCents(paymentInCents(fifteenYears) - oldPayment)} a
    month above the old one in our example. Before you commit, read our <a
    href="/blog/15-or-30-years-on-one-budget">comparison of 15 and 30 years</a>. An extra payment you
    can stop is safer than a required one you can't.</p>`,

    `<h2>When a reset makes sense</h2>`,
    `<p>Interest over decades is one measure, and sometimes it's the wrong one. A reset can make
    sense when:</p>`,
    list(
      'your income has dropped for good and the payment has to come down;',
      "you'll need the money for a child, a parent or a degree for some years;",
      'you have debt at a higher rate, and the cash you free up will really go toward it;',
      "you'll sell long before either loan ends, so you'll never pay the totals in the table.",
    ),
    `<p>In the last case, compare what you would owe on the day you sell as well as the payment.
    With the longer term, you owe more.</p>`,

    `<h2>A note for Massachusetts owners</h2>`,
    `<p>From Worcester to the Cape, there are houses that have had the same owners for decades, and
    the older the loan, the bigger the reset. If yours is past the halfway point, the remaining
    interest may be so small that hardly any new rate is worth the costs. Closings in Massachusetts
    involve an attorney, who commonly represents the lender. You can bring your own. Here is a good
    question for either one: I have a declaration of homestead on record. Is there anything I need
    to do after the refinance to keep it in place?</p>`,

    `<h2>Check your own loan</h2>`,
    steps(
      `Find the balance, the rate and the date of the last payment on your statement. Count the
      months you have left.`,
      `Enter the balance, your current rate and the remaining years in the <a
      href="/calculator">calculator</a>. Note the total interest. That's the number to beat.`,
      `Enter the offered rate twice, once with the full term and once with the years you have
      left.`,
      `Add the closing costs to both and compare all three totals. Our FAQ explains what goes into
      <a href="/faq#closing-costs">closing costs</a>.`,
      `If the long loan wins only on the monthly payment, decide today what you will do with the
      difference.`,
    ),
    `<p>A lender's comparison sheet that shows payments but no payoff date is half a comparison. Ask
    for the other half. For a first look at rates, see our <a href="/rates">rates page</a>; its
    figures are examples, not any lender's offer.</p>`,
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
