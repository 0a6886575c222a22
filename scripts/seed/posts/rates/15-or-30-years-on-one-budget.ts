import { earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import { totalInterest } from '#src/domain/loans/interest.ts';
import { principalForPayment } from '#src/domain/loans/principal-for-payment.ts';
import { remainingBalance } from '#src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
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
  title: '15 or 30 Years on One Budget',
  slug: '15-or-30-years-on-one-budget',
  state: 'Georgia',
  category: 'Rates',
  description:
    'With the same monthly budget, 30 years buys more house and 15 years buys it far cheaper. A worked comparison, and a middle way that keeps you flexible.',
  keywords: ['term', 'interest', '15-year mortgage', 'extra payments'],
  published: '2026-10-14',
  content: blocks(
    `<p>Take 15 years if the higher payment still leaves you able to save every month and to live
    through a bad half year. Take 30 if it does not, and pay extra when you can. The short loan
    costs far less interest, but it also commits you to its payment in the month the transmission
    fails. On one budget the choice is really about how much house to buy, so start there.</p>`,

    `<h2>What one budget buys</h2>`,
    `<p>Say that after property tax and insurance you have ${wholeDollars(budget)} a month for
    principal and interest. Lenders usually ask a lower rate for 15 years; this example uses
    ${short.annualRatePercent}% against ${long.annualRatePercent}% for 30 years, both fixed.</p>`,
    table(
      ['Term', 'Rate', 'Loan that the budget repays'],
      [
        ['30 years', `${long.annualRatePercent}%`, wholeDollars(longReach)],
        ['15 years', `${short.annualRatePercent}%`, wholeDollars(shortReach)],
      ],
    ),
    `<p>The long loan reaches ${wholeDollars(longReach - shortReach)} further. That can be the step
    from a two-bedroom house to a three-bedroom one, or from an hour's drive to half of one. If the
    homes within reach of the 15-year loan suit you, stop reading and enjoy the lower price. Most
    first-time buyers find that they do not, and then the next comparison counts.</p>`,

    `<h2>What one house costs</h2>`,
    `<p>Now hold the loan fixed at ${wholeDollars(principal)} and let the payment move.</p>`,
    table(
      [
        'Figure',
        `30 years at ${long.annualRatePercent}%`,
        `15 years at ${short.annualRatePercent}%`,
      ],
      [
        ['Payment a month', formatCents(longPayment), formatCents(shortPayment)],
        [
          'Interest over the whole term',
          wholeDollars(totalInterest(longLoan)),
          wholeDollars(totalInterest(shortLoan)),
        ],
        ['Owed after five years', formatDollars(longOwed), formatDollars(shortOwed)],
      ],
    ),
    `<p>The 15-year loan asks ${formatCents(extraMonthlyPayment)} more each month and saves
    ${wholeDollars(totalInterest(longLoan) - totalInterest(shortLoan))} of interest. Two things do
    that work. The rate is lower, and the money comes back to the lender twice as fast, so there is
    less of it to charge for. The third row shows the side of it that you feel soonest: if you sell
    after five years, the short loan leaves you
    ${formatDollars(longOwed - shortOwed)}
    less to pay off.</p>`,

    `<h2>The middle way, and its price</h2>`,
    `<p>You can take ${loanTerms(longLoan)}, with its payment of ${formatCents(longPayment)}, and
    send ${formatCents(extraMonthlyPayment)} extra each month, so that you pay exactly what the
    short loan would have asked. The loan then ends after ${formatMonths(disciplined.months)} and
    its interest comes to ${wholeDollars(disciplined.totalInterest)}.</p>`,
    `<p>That is ${wholeDollars(disciplined.totalInterest - totalInterest(shortLoan))} more than the
    real 15-year loan would have cost. Think of it as the premium for an insurance: in any month,
    for any reason, you may drop back to the smaller payment without asking anyone. For a household
    with one income, work that pays by commission, or a baby on the way, it is often worth its
    price. It is worth nothing if the extra payment never gets made, so set it up as an automatic
    transfer on the day of the first payment.</p>`,
    `<h3>Two things to settle with the servicer</h3>`,
    list(
      `Extra money must go to principal. Servicers otherwise may hold it as an early payment of the
      next month, which saves you next to nothing. There is usually a box to tick or a line to
      write.`,
      `Ask whether the note has a prepayment penalty. They are rare on the loans that most buyers
      get, and the Loan Estimate has a line that says yes or no.`,
    ),

    `<h2>When the term decides the approval</h2>`,
    `<p>A lender measures the payment you are obliged to make, not the one you plan. The 15-year
    payment therefore takes a larger share of your income in the debt-to-income ratio, and a buyer
    with a car loan and student loans can qualify for one term and not for the other. If that is
    close for you, read <a href="/blog/debt-to-income-with-student-loans">Debt-to-Income with
    Student Loans</a> before you choose.</p>`,
    `<p>Mortgage insurance is the other thing. With a small down payment you pay for it until you
    own enough of the house, and the short loan gets you there years sooner. The dates are explained
    in <a href="/blog/dropping-pmi-at-80-and-78-percent">Dropping PMI at 80 and 78
    Percent</a>.</p>`,

    `<h2>A note for Georgia</h2>`,
    `<p>Georgia charges an intangible recording tax on long-term notes that are secured by real
    estate. It follows the amount of the loan. Both terms here count as long, so 15 years does not
    avoid it, though a smaller loan lowers it. In Georgia an attorney handles the closing; ask that
    office for the figure, and ask your county about the homestead exemption, which you have to
    apply for and which lowers the tax part of your payment.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Try the larger payment before you owe it. For three months, live as if you already had the
    15-year loan and move the difference between your rent and the full future payment into savings.
    If you never touched it, you have your answer and a bigger down payment besides. If you did
    touch it, take the long term without regret. The <a href="/calculator">calculator</a> shows both
    loans and what an extra payment saves, and when the number feels right, the
    <a href="/quote">pre-qualification form</a> takes it from there.</p>`,
  ),
};
