import { formatCents } from '#src/features/calculators/format.ts';
import { blocks, list, table } from '../html.ts';
import { breakEvenMonth, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';

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
  title: 'Reading a Rate Sheet: Rate, APR, Points',
  slug: 'reading-a-rate-sheet',
  state: 'Texas',
  category: 'Rates',
  description:
    'The rate sets your payment, points are what you pay for it, and the APR puts both in one number. How to read all three and compare two lenders fairly.',
  keywords: ['apr', 'points', 'loan estimate', 'lender credit'],
  published: '2026-11-20',
  content: blocks(
    `<p>Read a rate sheet from left to right as a price tag. The rate decides what you pay each
    month. The points decide what you pay at closing to get that rate. The APR folds the two
    together so that you can set one lender beside another. Choose by asking how long you will keep
    the loan: for a short stay the cash at closing matters most, for a long one the rate does.</p>`,

    `<h2>One loan, four prices</h2>`,
    `<p>A lender never has a single rate. It has a ladder of them, and each rung has a price. Here
    is one as a loan officer might read it to you on the phone, for a fixed-rate loan of
    ${wholeDollars(principal)} over ${termMonths / 12} years, with ${wholeDollars(lenderFees)} in
    lender fees on every line. The APR counts those fees and the points, and nothing else. The
    figures are an example and belong to no lender.</p>`,
    table(
      ['Rate', 'Points', 'Price of the points', 'Principal and interest a month', 'APR'],
      [
        row(manyPoints, '1.5 points', wholeDollars(manyPoints.price)),
        row(halfPoint, 'Half a point', wholeDollars(halfPoint.price)),
        row(plain, 'None', 'Nothing'),
        row(credit, 'Credit of half a point', `${wholeDollars(-credit.price)} toward your costs`),
      ],
    ),

    `<h3>The rate</h3>`,
    `<p>It is what the loan charges on the balance you still owe, and together with the amount and
    the term it makes the payment. Nothing else on the sheet changes that payment. If two lenders
    offer the same rate on the same loan, principal and interest are the same to the cent.</p>`,
    `<h3>Points</h3>`,
    `<p>One point is one percent of the loan, not of the house. Paid for a lower rate, it is called
    a discount point. Some lenders also use the word for their origination charge, which lowers
    nothing, so ask which kind you are looking at. A credit is a point with the sign turned around:
    you accept a higher rate and the lender pays some of your closing costs.</p>`,
    `<h3>The APR</h3>`,
    `<p>The annual percentage rate treats what you pay the lender up front as interest in advance
    and spreads it over the whole term. It comes out above the rate because you pay interest on
    ${wholeDollars(principal)} but, after the fees, have less than that to spend. Points,
    origination fees, prepaid interest and mortgage insurance count. The appraisal, title insurance,
    recording and your property taxes usually do not.</p>`,

    `<h2>Where the APR misleads</h2>`,
    `<p>Look at the table again. The line with the most points has the lowest APR, so it seems to be
    the bargain. It is one only if you keep the loan. The APR assumes that you make all
    ${termMonths} payments, and most people sell or refinance long before. The calculation that
    suits a real plan is the break-even.</p>`,
    `<p>Against the plain line, the 1.5 points cost ${wholeDollars(manyPoints.price)} and save
    ${formatCents(plain.payment - manyPoints.payment)} a month. They have paid for themselves after
    ${monthsForManyPoints} months. If you expect to move in four years, you would be gone
    before the discount had earned its price. With the credit it is the other way around: the
    ${wholeDollars(-credit.price)} are used up after ${monthsOfCredit} months of the higher payment,
    and from then on the line costs you more.</p>`,
    `<p>The same sum decides whether a refinance pays, as our post on
    <a href="/blog/break-even-in-months">break-even in months</a> shows.</p>`,
    `<p>Adjustable loans need extra care. Their APR has to assume what the index will do, so never
    compare it with the APR of a fixed loan. Compare the caps instead: <a
    href="/blog/when-a-5-1-arm-fits-a-short-stay">When a 5/1 ARM Fits a Short Stay</a> shows how to
    read them.</p>`,

    `<h2>In Texas, the sheet is half the story</h2>`,
    `<p>Texas collects no state income tax and relies on property tax, and homeowners insurance is a
    serious line of its own wherever hail and wind are common. Neither is part of the rate or the
    APR, yet both sit in the payment that leaves your account if the lender collects them in escrow.
    So a buyer in Fort Worth can win an eighth of a point and still be surprised by the total. Ask
    every lender to use the same tax and insurance figures, taken from the address you want, before
    you compare their totals.</p>`,

    `<h2>Comparing two lenders in one sitting</h2>`,
    `<p>Once a lender has your application, it must send you a Loan Estimate within three business
    days. The form is the same everywhere, so put two next to each other and go down these
    lines.</p>`,
    list(
      `<strong>Page 1:</strong> the loan amount, the rate, the term, and whether the rate is locked.
      If any of these differ, you are comparing two different things.`,
      `<strong>Page 2, section A:</strong> origination charges, with points on a line of their own.
      This is the part that the lender sets.`,
      `<strong>Page 2, section J:</strong> lender credits, which come off your costs.`,
      `<strong>Page 3, Comparisons:</strong> the APR, and what you will have paid and paid off in
      five years. For many buyers the five-year line is the most honest number on the form.`,
    ),
    `<p>Ask for the estimates on the same day, since <a href="/blog/what-moves-weekly-averages">the
    market moves</a> between one morning and the next, and for the same lock period. A few questions
    save the most money:</p>`,
    `<blockquote><p>What is this rate with no points and no credit? How much is section A in total?
    How long is the price good for?</p></blockquote>`,

    `<h2>What to do next</h2>`,
    `<p>Decide first how many years you expect to keep the loan, and write the number down. Then ask
    each lender for its line without points. With that line as your zero, work out the months each
    discount needs, and take it only if they are clearly fewer than the ones you wrote down. Our <a
    href="/calculator">calculator</a> compares two loans side by side, the <a href="/rates">rates
    page</a> shows what the four common products look like as examples, and the <a
    href="/faq#closing-costs">FAQ</a> says what else to expect at closing.</p>`,
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
  return {
    annualRatePercent,
    price,
    payment: paymentInCents(loan),
    apr: annualPercentageRate(loan, lenderFees + price),
  };
}

function row({ annualRatePercent, payment, apr }: Line, points: string, price: string): string[] {
  return [`${annualRatePercent}%`, points, price, formatCents(payment), `${apr.toFixed(3)}%`];
}
