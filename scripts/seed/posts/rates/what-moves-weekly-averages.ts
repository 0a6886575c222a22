import type { Loan } from '#src/domain/loans/loan.ts';
import { principalForPayment } from '#src/domain/loans/principal-for-payment.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
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
  title: 'What Moves Weekly Averages',
  slug: 'what-moves-weekly-averages',
  state: 'North Carolina',
  category: 'Rates',
  description:
    'Weekly mortgage averages follow Treasury yields, the spread lenders add and the inflation news. What the number leaves out, and how to use it as a buyer.',
  keywords: ['treasury', 'averages', 'mortgage rates', 'freddie mac survey'],
  published: '2026-06-10',
  content: blocks(
    `<p>The average in Thursday's news moves mainly with the yield of the 10-year Treasury note, and
    that yield moves with what investors expect of inflation and the economy. It describes last
    week's loans of very good borrowers. Use it to see the direction and the size of a change, and
    use written quotes to see your own rate. If the average has moved a little since you started
    looking, you can nearly always ignore it. The table below shows why.</p>`,

    `<h2>Which average is it?</h2>`,
    `<p>The one that newspapers quote most comes from Freddie Mac, every Thursday, for fixed loans
    of 30 and 15 years. It is taken from loan applications that lenders send to Freddie Mac's
    automated system from Thursday to Wednesday, for buyers with excellent credit who put a fifth of
    the price down. Three things follow from that.</p>`,
    list(
      'By the time you read it, part of it is a week old.',
      `It holds conventional loans within the limits. FHA and VA loans are not in it, and neither
      are the jumbos of <a href="/blog/jumbo-or-conforming-in-high-cost-counties">high-cost
      counties</a>.`,
      `It shows rates without the points and fees that some of those borrowers paid for them. A rate
      can look low because it was bought, as <a href="/blog/reading-a-rate-sheet">a rate sheet</a>
      shows line by line.`,
    ),
    `<p>Other averages come from the Mortgage Bankers Association and from websites that survey
    lenders daily. They ask other lenders about other borrowers, so they differ. Follow one
    of them, and never compare this week's figure from one with last week's from another. For
    adjustable loans the Freddie Mac survey has had no figure since November 2022.</p>`,

    `<h2>The chain from Washington to your kitchen table</h2>`,
    `<h3>The Treasury yield</h3>`,
    `<p>Hardly anyone keeps a 30-year mortgage for 30 years. People sell or refinance, and so
    investors treat a mortgage as a promise of about ten years and compare it with the 10-year
    Treasury note. When that yield rises in the morning, rate sheets tend to rise by the
    afternoon.</p>`,
    `<h3>The spread</h3>`,
    `<p>Mortgages pay more than Treasuries. The difference rewards investors for the chance that you
    pay the loan back early, and pays everyone who makes and services it. The spread widens when
    markets are nervous and shrinks when they are calm. So mortgage rates can rise in a week when
    Treasury yields stand still, and the other way around.</p>`,
    `<h3>The Federal Reserve</h3>`,
    `<p>The Fed sets a rate for money lent overnight. It does not set mortgage rates. Investors
    guess its decisions weeks ahead, and the guess is already in the yield on the day of the
    announcement. That is why mortgage rates sometimes climb right after a cut. Credit cards and
    home equity lines are another matter; those follow the Fed closely.</p>`,
    `<h3>The reports</h3>`,
    `<p>The consumer price index and the jobs report come out each month, at half past eight in the
    morning, Eastern time. A hot figure raises yields within minutes and a weak one lowers them. If
    you are between <a href="/blog/lock-now-or-float">locking and floating</a>, know when the next
    one is due.</p>`,

    `<h2>What a move is worth to you</h2>`,
    `<p>Here is a loan of ${loanTerms(loan)}, fixed, chosen only as an example. Principal and
    interest come to ${formatCents(payment)} a month. Now let the rate rise by an ordinary week's
    move, by an eighth of a point, and by half a point.</p>`,
    table(
      ['Move', 'Rate', 'Principal and interest a month', 'More than before'],
      moves.map((points) => {
        const after = risen(points);
        const difference = formatCents(paymentInCents(after) - payment);
        const rate = `${after.annualRatePercent}%`;
        return [`${points} points up`, rate, formatCents(paymentInCents(after)), difference];
      }),
    ),
    `<p>The first line is the price of a few cups of coffee. The last one matters: to keep the
    payment where it was, you would have to borrow ${wholeDollars(sameBudgetLoan)}, which is
    ${wholeDollars(loan.principal - sameBudgetLoan)} less. A season can do that; a week seldom does.
    On the other hand, two lenders on one afternoon can easily be a quarter of a point apart on the
    same borrower. Three phone calls are worth more than a month of reading forecasts.</p>`,

    `<h2>North Carolina: a clock of its own</h2>`,
    `<p>In North Carolina the usual contract gives you a due diligence period. You pay the seller a
    fee for it, usually not returned if you walk away, and until it ends you may leave for any
    reason. Rates move during those weeks as in any others. Choose the period long enough to inspect
    the house and also to get written quotes from several lenders and, if you can, to lock. If the
    payment stops working because rates jumped, you want to learn it before the deadline. After it,
    more of your money is at risk. The closing attorney can tell you what your contract says.</p>`,

    `<h2>What to do next</h2>`,
    list(
      `Pick one weekly average and look at it once a week, for the trend. Our
      <a href="/rates">rates page</a> gives examples by product, and says when it was updated.`,
      `Set your price range at a rate half a point above today's. If the house works there, the
      weekly figure cannot spoil it. The <a href="/calculator">calculator</a> shows both payments.`,
      `Ask for quotes on one day, before noon, from at least three lenders, on the same loan.`,
      `Spend the time you save on what you control: your
      <a href="/blog/utilization-before-you-apply">card balances</a> and your down payment can move
      your own rate further than the market will this month.`,
    ),
    sourcesList('freddieMacSurvey'),
  ),
};

function risen(points: number): Loan {
  return { ...loan, annualRatePercent: loan.annualRatePercent + points };
}
