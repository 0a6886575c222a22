import { principalForPayment } from '../../../../src/domain/loans/affordability.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDifference, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const loan: Loan = { principal: 310_000, annualRatePercent: 6.5, termMonths: 360 };
const payment = paymentInCents(loan);
/** Percentage points by which a week's average commonly moves, and by which a season's does. */
const moves = [0.05, 0.125, 0.5];
const longMove = moves.at(-1) ?? 0;
const afterLongMove = risen(longMove);
const sameBudgetLoan = principalForPayment({
  monthlyPayment: payment,
  annualRatePercent: afterLongMove.annualRatePercent,
  termMonths: loan.termMonths,
});

export const post: SeedPost = {
  title: 'Why do mortgage rates change from week to week?',
  slug: 'what-moves-weekly-averages',
  state: 'North Carolina',
  category: 'Rates',
  image: 'topics/week-chart',
  description:
    'Weekly mortgage averages follow Treasury yields, the spread lenders add and inflation news. What the number leaves out, and how to use it as a buyer.',
  keywords: ['treasury', 'averages', 'mortgage rates', 'freddie mac survey'],
  published: '2026-06-10',
  content: blocks(
    `<p>The mortgage average in Thursday's news moves mainly with the yield on the 10-year Treasury
    note, and that yield moves with what investors expect from inflation and the economy. It
    describes last week's loans to borrowers with very good credit. Use it to see which way rates
    are moving and by how much, and use written quotes to see your own rate. If the average has
    changed only a little since you started looking, you can nearly always ignore it. The table
    below shows why.</p>`,

    `<h2>Which average is it?</h2>`,
    `<p>The one you see quoted most often comes from Freddie Mac, every Thursday, for fixed loans of
    30 and 15 years. It's based on loan applications that lenders send to Freddie Mac's automated
    system from Thursday through Wednesday, for buyers with excellent credit who put down a fifth of
    the price. Three things follow from that.</p>`,
    list(
      'By the time you read it, some of the data is a week old.',
      `It covers conventional loans within the conforming limits. FHA and VA loans aren't in it,
      and neither are jumbo loans in <a
      href="/blog/jumbo-or-conforming-in-high-cost-counties">high-cost counties</a>.`,
      `It leaves out the points and fees that some of those borrowers paid for their rates. A rate
      can look low because the borrower bought it down, as <a href="/blog/reading-a-rate-sheet">a
      rate sheet</a> shows line by line.`,
    ),
    `<p>Other averages come from the Mortgage Bankers Association and from websites that survey
    lenders daily. They survey different lenders about different borrowers, so their numbers differ.
    Pick one to follow, and never compare this week's figure from one source with last week's from
    another. The Freddie Mac survey has had no figure for adjustable loans since November
    2022.</p>`,

    `<h2>What drives mortgage rates</h2>`,
    `<h3>The Treasury yield</h3>`,
    `<p>Hardly anyone keeps a 30-year mortgage for 30 years. People sell or refinance, so investors
    treat a mortgage as a loan of about ten years and compare it with the 10-year Treasury note.
    When that yield rises in the morning, mortgage rates tend to rise by the afternoon.</p>`,
    `<h3>The spread</h3>`,
    `<p>Mortgages pay investors more than Treasuries do. The difference, called the spread,
    compensates investors for the risk that you pay off the loan early, and it pays everyone who
    makes and services the loan. The spread widens when markets are nervous and narrows when
    they're calm. So mortgage rates can rise in a week when Treasury yields don't move, and vice
    versa.</p>`,
    `<h3>The Federal Reserve</h3>`,
    `<p>The Fed sets a rate for overnight lending. It doesn't set mortgage rates. Investors try to
    predict its decisions weeks ahead, so the prediction is already built into yields by the day of
    the announcement. That's why mortgage rates sometimes climb right after a cut. Credit cards and
    home equity lines are different; they follow the Fed closely.</p>`,
    `<h3>The reports</h3>`,
    `<p>The consumer price index and the jobs report come out each month at 8:30 a.m. Eastern time.
    A strong number raises yields within minutes, and a weak one lowers them. If you're deciding
    between <a href="/blog/lock-now-or-float">locking and floating</a>, know when the next report is
    due.</p>`,

    `<h2>What a change means for you</h2>`,
    `<p>Take a loan of ${loanTerms(loan)}, fixed, just as an example. Principal and interest come to
    ${formatCents(payment)} a month. Now suppose the rate rises by an ordinary week's move, by an
    eighth of a point, and by half a point.</p>`,
    table(
      ['Change', 'Rate', 'Monthly principal and interest', 'Increase'],
      moves.map((points) => {
        const after = risen(points);
        const difference = formatCents(paymentInCents(after) - payment);
        const rate = `${after.annualRatePercent}%`;
        return [`Up ${points} points`, rate, formatCents(paymentInCents(after)), difference];
      }),
    ),
    `<p>The first increase is the price of a few cups of coffee. The last one matters: to keep the
    payment where it was, you would have to borrow ${wholeDollars(sameBudgetLoan)}, which is
    ${wholeDifference(loan.principal, sameBudgetLoan)} less. Rates can move that much in a season;
    they seldom do in a week. Meanwhile, on the same afternoon, two lenders can easily be a quarter
    of a point apart for the same borrower. Three phone calls are worth more than a month of reading
    forecasts.</p>`,

    `<h2>North Carolina: watch the due diligence deadline</h2>`,
    `<p>In North Carolina the standard contract gives you a due diligence period. You pay the seller
    a fee for it, which you usually don't get back if you walk away, and until the period ends you
    can leave for any reason. Rates move during those weeks as they do in any others. Ask for a
    period long enough to inspect the house, get written quotes from several lenders and, if you
    can, lock. If a jump in rates puts the payment out of reach, you want to know before the
    deadline. After it, more of your money is at risk. The closing attorney can tell you what your
    contract says.</p>`,

    `<h2>What to do next</h2>`,
    list(
      `Pick one weekly average and check it once a week for the trend. Our <a href="/rates">rates
      page</a> has example rates by product and says when they were updated.`,
      `Set your price range at a rate half a point above today's. If you can afford the house at
      that rate, no weekly average should change your plans. The <a
      href="/calculator">calculator</a> shows both payments.`,
      `Get all your quotes on one day, before noon, from at least three lenders, for the same
      loan.`,
      `Spend the time you save on what you can control: your <a
      href="/blog/utilization-before-you-apply">card balances</a> and your down payment can change
      your own rate more than the market will this month.`,
    ),
    sourcesList('freddieMacSurvey'),
  ),
};

function risen(points: number): Loan {
  return { ...loan, annualRatePercent: loan.annualRatePercent + points };
}
