import { remainingBalance } from '#src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { breakEvenMonth, loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { closingCosts } = loanFacts;

const oldLoan = { principal: 350_000, annualRatePercent: 7.25, termMonths: 360 };
const paymentsMade = 24;
const balance = Math.round(remainingBalance(oldLoan, paymentsMade));
const oldPayment = paymentInCents(oldLoan);

const lowRate = option(6.25, 8_200);
const lowCost = option(6.5, 1_900);
const overtaking = breakEvenMonth(lowRate.cost - lowCost.cost, lowCost.payment - lowRate.payment);

export const post: SeedPost = {
  title: 'Break-Even in Months',
  slug: 'break-even-in-months',
  state: 'Colorado',
  category: 'Refinance',
  description:
    'Divide what a refinance costs by what it saves a month. A worked example, which costs belong in the sum, and when the lower rate is the worse offer.',
  keywords: ['closing costs', 'break-even', 'refinance', 'lender credit'],
  published: '2026-06-17',
  content: blocks(
    `<p>Take everything that the refinance costs you and divide it by what it saves you each month.
    The result is the month in which you are even. If you are sure to keep the loan well beyond that
    month, the refinance pays; if you may sell or refinance again before, it does not, however good
    the new rate looks. In the example below the answer is ${lowRate.breakEven} months for one offer
    and ${lowCost.breakEven} for another, and the choice between the two is not the obvious
    one.</p>`,

    `<h2>The math, once through</h2>`,
    `<p>Say you borrowed ${loanTerms(oldLoan)}, fixed. Principal and interest come to
    ${formatCents(oldPayment)} a month, and after ${paymentsMade} payments you owe
    ${wholeDollars(balance)}. A lender now makes two offers, both fixed for
    ${lowRate.loan.termMonths / 12} years on that balance. All figures are examples.</p>`,
    table(
      ['Offer', `At ${lowRate.loan.annualRatePercent}%`, `At ${lowCost.loan.annualRatePercent}%`],
      [
        ['Costs, paid in cash', formatDollars(lowRate.cost), formatDollars(lowCost.cost)],
        ['New payment', formatCents(lowRate.payment), formatCents(lowCost.payment)],
        ['Saved a month', formatCents(lowRate.saving), formatCents(lowCost.saving)],
        ['Even after', `${lowRate.breakEven} months`, `${lowCost.breakEven} months`],
      ],
    ),
    `<p>For the first offer the math is ${formatDollars(lowRate.cost)} divided by
    ${formatCents(lowRate.saving)}, rounded up. That is all there is to it. The care goes into the
    two numbers that you divide.</p>`,

    `<h2>Compare the offers with each other, too</h2>`,
    `<p>Both offers beat the loan you have. Which of them is better? The lower rate costs
    ${formatDollars(lowRate.cost - lowCost.cost)} more at closing and saves a further
    ${formatCents(lowCost.payment - lowRate.payment)} a month, so it catches up in month
    ${overtaking}, after ${formatMonths(overtaking)}. Anybody who expects to move within that time
    is better off at ${lowCost.loan.annualRatePercent}%.</p>`,
    `<p>This second comparison is the one that people skip. Lenders can trade costs against rate in
    both directions, with points that buy the rate down and credits that pay your costs for a higher
    one. Ask for the same loan in two or three such versions.
    <a href="/blog/reading-a-rate-sheet">Reading a Rate Sheet</a> shows how the trade is
    written.</p>`,

    `<h2>What belongs in the cost</h2>`,
    `<p>On a purchase, <a href="/faq#closing-costs">closing costs</a> commonly come to
    ${closingCosts.fromPercent} to ${closingCosts.toPercent}% of the price. A refinance has no
    seller and fewer items, but lender fees, title work and recording come again, and often an
    appraisal. Go down the Loan Estimate and sort every line into one of two lists.</p>`,
    `<h3>Count these</h3>`,
    list(
      'Origination charges and points, less any lender credit',
      'Appraisal, credit report, flood certificate',
      'Title search, title insurance, settlement and recording fees',
      'A prepayment penalty on the old loan, if the note has one',
    ),
    `<h3>Leave these out</h3>`,
    list(
      'Prepaid interest up to the first of the month, which you would owe on the old loan as well',
      'The deposit that fills the new escrow account, since the old account is paid back to you',
      "Homeowner's insurance and property tax, which fall due with or without a new loan",
    ),
    `<p>The second list still has to be paid on the day. In Colorado it can be a large one, because
    property tax there is paid in the year after the one it is for. A closing shortly before a tax
    installment may ask for a big deposit, while the refund of the old escrow account arrives some
    weeks later. Keep cash for the gap, and do not let it scare you off a good loan.</p>`,
    `<h3>Rolled in is still paid</h3>`,
    `<p>Costs that are added to the balance leave your wallet alone and cost you all the same, with
    interest. Use the same division, with the new payment on the larger balance. And "no closing
    costs" means that the costs are in the balance or in the rate. Ask which.</p>`,

    `<h2>What the simple division leaves out</h2>`,
    `<p>The payment falls for two reasons: a lower rate, and a balance that is spread over
    ${lowRate.loan.termMonths / 12} years again. Only the first is a saving. After two years of
    payments the difference is small. After eight it can turn the result around, and
    <a href="/blog/what-a-term-reset-costs">What a Term Reset Costs</a> takes it apart. A quick
    check: ask for a quote over the years that you have left and divide by that saving as well. If
    both answers are comfortable, stop worrying.</p>`,
    `<p>The division also takes the rate for granted. Until a rate is locked it moves, and a
    break-even of ${lowRate.breakEven} months can become a different one overnight. Do it again on
    the day of the lock.</p>`,

    `<h2>How long will you keep the loan?</h2>`,
    `<p>Here the honest answer is a range. Think less about the house and more about what would end
    the loan: a job that moves from Denver to Austin, a second child in a two-bedroom home, a plan
    to sell when the youngest leaves school, a further drop in rates. If the shortest likely stay is
    longer than the break-even, go ahead. If only the longest is, ask for the version with lower
    costs. If neither is, keep your loan and look again in a few months.</p>`,

    `<h2>Do it tonight</h2>`,
    steps(
      `Find your balance, rate and payment on the last statement. Use principal and interest only,
      without escrow.`,
      `Put balance, new rate and term into the <a href="/calculator">calculator</a>. The rates on
      our <a href="/rates">rates page</a> are examples to start from.`,
      `Ask two lenders for a Loan Estimate on the same day, each with and without points.`,
      `Sort the costs into the two lists, divide, and compare the offers with one another.`,
      `Write the break-even month on the first page of the closing papers. Look at it before you
      decide to sell or to refinance again.`,
    ),
    sourcesList('closing'),
  ),
};

/** The balance refinanced at a rate, for so many dollars of costs. */
function option(annualRatePercent: number, cost: number) {
  const loan = { principal: balance, annualRatePercent, termMonths: 360 };
  const payment = paymentInCents(loan);
  const saving = oldPayment - payment;
  return { loan, cost, payment, saving, breakEven: breakEvenMonth(cost, saving) };
}
