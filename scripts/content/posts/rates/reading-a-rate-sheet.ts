import { annualPercentageRate } from '../../../../src/domain/loans/loan-offers.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { blocks, list, table } from '../html.ts';
import { breakEvenMonth, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const principal = 320_000;
const termMonths = 360;
/** Dollars that the example lender charges whichever line is chosen. */
const lenderFees = 2_400;

const plain = line(6.5, 0);
const halfPoint = line(6.375, 0.5);
const manyPoints = line(6.125, 1.5);
const credit = line(6.75, -0.5);

const monthsForManyPoints = breakEvenMonth(manyPoints.price, plain.payment - manyPoints.payment);
const monthsOfCredit = breakEvenMonth(-credit.price, credit.payment - plain.payment);

export const post: SeedPost = {
  title: "What's the difference between rate, APR and points?",
  slug: 'reading-a-rate-sheet',
  state: 'Texas',
  category: 'Rates',
  image: 'topics/rate-sheet',
  description:
    'The rate sets your payment, points are what you pay for it, and the APR puts both in one number. How to read all three and compare two lenders fairly.',
  keywords: ['apr', 'points', 'loan estimate', 'lender credit'],
  published: '2026-11-20',
  content: blocks(
    `<p>Read a rate sheet from left to right, like a price tag. The rate determines what you pay
    each month. The points are what you pay at closing to get that rate. The APR combines the two so
    that you can compare lenders. To choose, ask how long you'll keep the loan: if you'll move
    soon, the cash at closing matters most; if you'll stay, the rate does.</p>`,

    `<h2>One loan, four prices</h2>`,
    `<p>A lender never has just one rate. It offers several, each at its own price. Here is a rate
    sheet as a loan officer might read it to you over the phone, for a fixed-rate loan of
    ${wholeDollars(principal)} over ${termMonths / 12} years, with ${wholeDollars(lenderFees)} in
    lender fees on every line. The APR here counts those fees and the points, and nothing else. The
    figures are an example and don't come from any lender.</p>`,
    table(
      ['Rate', 'Points', 'Cost of points', 'Monthly principal and interest', 'APR'],
      [
        row(manyPoints, '1.5 points', wholeDollars(manyPoints.price)),
        row(halfPoint, 'Half a point', wholeDollars(halfPoint.price)),
        row(plain, 'None', 'Nothing'),
        row(credit, 'Half-point credit', `${wholeDollars(-credit.price)} toward your costs`),
      ],
    ),

    `<h3>The rate</h3>`,
    `<p>The rate is the interest you pay on the balance you still owe. Together with the loan amount
    and the term, it sets your payment. Nothing else on the sheet changes that payment. If two
    lenders offer the same rate on the same loan, principal and interest are the same to the
    cent.</p>`,
    `<h3>Points</h3>`,
    `<p>One point is one percent of the loan, not of the house price. A point that buys a lower rate
    is called a discount point. Some lenders also use the word for their origination charge, which
    doesn't lower your rate, so ask which kind you're looking at. A credit is the reverse of a
    point: you accept a higher rate, and the lender pays some of your closing costs.</p>`,
    `<h3>The APR</h3>`,
    `<p>The annual percentage rate treats what you pay the lender up front as interest paid in
    advance and spreads it over the whole term. It's higher than the rate because you pay interest
    on ${wholeDollars(principal)} but, after the fees, have less than that to spend. The APR
    includes points, origination fees, prepaid interest and mortgage insurance. It usually leaves
    out the appraisal, title insurance, recording fees and your property taxes.</p>`,

    `<h2>Where the APR misleads</h2>`,
    `<p>Look at the table again. The line with the most points has the lowest APR, so it looks like
    the bargain. It's one only if you keep the loan. The APR assumes that you make all
    ${termMonths} payments, and most people sell or refinance long before then. For a real decision,
    work out the break-even point.</p>`,
    `<p>Compared with the line without points, the 1.5 points cost ${wholeDollars(manyPoints.price)}
    and save ${formatCents(plain.payment - manyPoints.payment)} a month. They pay for themselves
    after ${monthsForManyPoints} months. If you expect to move in four years, you would be gone
    before the discount paid off. The credit works the other way around: the
    ${wholeDollars(-credit.price)} is used up after ${monthsOfCredit} months of the higher payment,
    and from then on that line costs you more.</p>`,
    `<p>The same math tells you whether a refinance pays, as our post on <a
    href="/blog/break-even-in-months">break-even in months</a> shows.</p>`,
    `<p>Adjustable loans need extra care. Their APR depends on an assumption about the index, so
    never compare it with the APR of a fixed loan. Look at the caps instead: our post
    on <a href="/blog/when-a-5-1-arm-fits-a-short-stay">5/1 ARMs for a short stay</a> shows how to
    read them.</p>`,

    `<h2>In Texas, the rate sheet is only half the story</h2>`,
    `<p>Texas collects no state income tax and relies on property tax, and homeowners insurance is a
    serious expense wherever hail and wind are common. Neither is part of the rate or the APR, but
    if the lender collects them in escrow, both are part of your monthly payment. So a buyer in Fort
    Worth can save an eighth of a point and still be surprised by the total. Before you compare
    totals, ask every lender to use the same tax and insurance figures for the home you want.</p>`,

    `<h2>Comparing two lenders in one sitting</h2>`,
    `<p>Once a lender has your application, it must send you a Loan Estimate within three business
    days. The form is the same everywhere, so put two side by side and check these lines.</p>`,
    list(
      `<strong>Page 1:</strong> the loan amount, the rate, the term, and whether the rate is locked.
      If any of these differ, you aren't comparing the same loan.`,
      `<strong>Page 2, section A:</strong> origination charges, with points on their own line. This
      is the part the lender controls.`,
      `<strong>Page 2, section J:</strong> lender credits, which come off your costs.`,
      `<strong>Page 3, Comparisons:</strong> the APR, and what you will have paid, in total and in
      principal, in five years. For many buyers the five-year figure is the most useful one on the
      form.`,
    ),
    `<p>Ask for both estimates on the same day and with the same lock period, since <a
    href="/blog/what-moves-weekly-averages">the market moves</a> from one morning to the next. These
    questions can save you the most money:</p>`,
    `<blockquote><p>What is your rate with no points and no credit? What is the total of section A?
    How long is this price good for?</p></blockquote>`,

    `<h2>What to do next</h2>`,
    `<p>First decide how many years you expect to keep the loan, and write the number down. Then ask
    each lender for its rate without points. Starting from there, work out how many months each
    discount takes to pay for itself, and buy it only if that is clearly sooner than you expect to
    leave. Our <a href="/calculator">calculator</a> compares two loans side by side, the <a
    href="/rates">rates page</a> shows example rates for four common products, and the <a
    href="/faq#closing-costs">FAQ</a> covers what else to expect at closing.</p>`,
    sourcesList('disclosures'),
  ),
};

interface Line {
  annualRatePercent: number;
  /** Dollars for the points; below zero for a credit. */
  price: number;
  payment: number;
  apr: number;
}

function line(annualRatePercent: number, points: number): Line {
  const loan = { principal, annualRatePercent, termMonths };
  const price = (principal * points) / 100;
  const apr = annualPercentageRate(loan, lenderFees + price);
  if (apr === undefined) throw new RangeError('The charges take up the whole loan.');
  return {
    annualRatePercent,
    price,
    payment: paymentInCents(loan),
    apr,
  };
}

function row({ annualRatePercent, payment, apr }: Line, points: string, price: string): string[] {
  return [`${annualRatePercent}%`, points, price, formatCents(payment), `${apr.toFixed(3)}%`];
}
