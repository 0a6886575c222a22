import { remainingBalance } from '../../../../src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
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
  title: 'How many months until a refinance pays off?',
  slug: 'break-even-in-months',
  state: 'Colorado',
  category: 'Refinance',
  image: 'topics/scale',
  description:
    'Divide what a refinance costs by what it saves each month. A worked example, which costs to count, and when the lower rate is the worse offer.',
  keywords: ['closing costs', 'break-even', 'refinance', 'lender credit'],
  published: '2026-06-17',
  content: blocks(
    `<p>Add up everything the refinance costs you and divide it by what it saves you each month. The
    result is how many months you need to break even. If you're sure to keep the loan well past
    that point, the refinance pays off; if you may sell or refinance again sooner, it doesn't, no
    matter how good the new rate looks. In the example below, one offer breaks even in
    ${lowRate.breakEven} months and the other in ${lowCost.breakEven} months, and choosing between
    them isn't as easy as it looks.</p>`,

    `<h2>The math, step by step</h2>`,
    `<p>Say you borrowed ${loanTerms(oldLoan)}, fixed. Principal and interest come to
    ${formatCents(oldPayment)} a month, and after ${paymentsMade} payments you owe
    ${wholeDollars(balance)}. A lender now makes two offers, both fixed for
    ${lowRate.loan.termMonths / 12} years on that balance. All figures are examples.</p>`,
    table(
      ['Offer', `At ${lowRate.loan.annualRatePercent}%`, `At ${lowCost.loan.annualRatePercent}%`],
      [
        ['Costs, paid in cash', formatDollars(lowRate.cost), formatDollars(lowCost.cost)],
        ['New payment', formatCents(lowRate.payment), formatCents(lowCost.payment)],
        ['Monthly savings', formatCents(lowRate.saving), formatCents(lowCost.saving)],
        ['Break-even', `${lowRate.breakEven} months`, `${lowCost.breakEven} months`],
      ],
    ),
    `<p>For the first offer the math is ${formatDollars(lowRate.cost)} divided by
    ${formatCents(lowRate.saving)}, rounded up. That's all there is to it. The hard part is getting
    the two numbers right.</p>`,

    `<h2>Compare the offers with each other, too</h2>`,
    `<p>Both offers beat the loan you have. Which one is better? The lower rate costs
    ${formatDollars(lowRate.cost - lowCost.cost)} more at closing and saves another
    ${formatCents(lowCost.payment - lowRate.payment)} a month, so it catches up in month
    ${overtaking}, after ${formatMonths(overtaking)}. If you expect to move before then, you're
    better off at ${lowCost.loan.annualRatePercent}%.</p>`,
    `<p>This second comparison is the one people skip. Lenders can trade costs for rate in both
    directions: points buy the rate down, and credits pay your costs in exchange for a higher one.
    Ask for the same loan in two or three versions. <a href="/blog/reading-a-rate-sheet">Reading a
    Rate Sheet</a> shows what that trade looks like.</p>`,

    `<h2>Which costs to count</h2>`,
    `<p>On a purchase, <a href="/faq#closing-costs">closing costs</a> commonly come to
    ${closingCosts.fromPercent} to ${closingCosts.toPercent}% of the price. A refinance has no
    seller and fewer items, but you pay for lender fees, title work and recording again, and often
    an appraisal. Go down the Loan Estimate and sort every line into one of two lists.</p>`,
    `<h3>Count these</h3>`,
    list(
      'Origination charges and points, minus any lender credit',
      'Appraisal, credit report, flood certificate',
      'Title search, title insurance, settlement and recording fees',
      'A prepayment penalty on the old loan, if the note has one',
    ),
    `<h3>Leave these out</h3>`,
    list(
      'Prepaid interest up to the first of the month, which you would owe on the old loan as well',
      'The deposit for the new escrow account, since you get the old account back',
      'Homeowners insurance and property tax, which you owe with or without a new loan',
    ),
    `<p>You still have to pay the second list at closing. In Colorado it can be a large amount,
    because property tax there is paid a year in arrears. If you close shortly before a tax
    installment, the new escrow account may need a big deposit, while the refund from the old one
    arrives a few weeks later. Keep cash on hand for the gap, and don't let it scare you away from
    a good loan.</p>`,
    `<h3>You still pay costs that are rolled in</h3>`,
    `<p>If the costs are added to the balance, you pay nothing at closing, but you still pay them
    over time, with interest. Do the same division, using the new payment on the larger balance. And
    "no closing costs" means the costs are in the balance or in the rate. Ask which.</p>`,

    `<h2>What the simple math leaves out</h2>`,
    `<p>The payment falls for two reasons: the rate is lower, and the balance is spread over
    ${lowRate.loan.termMonths / 12} years again. Only the first one saves you money. After two years
    of payments the difference is small. After eight it can reverse the result, as our
    post on <a href="/blog/what-a-term-reset-costs">starting the term over</a> explains. A quick check: ask
    for a quote over the years you have left, and divide by those savings as well. If you're
    comfortable with both answers, stop worrying.</p>`,
    `<p>The math also assumes that the rate will hold. Until you lock it, it can move, and a
    break-even of ${lowRate.breakEven} months can change overnight. Run the numbers again on the day
    you lock.</p>`,

    `<h2>How long will you keep the loan?</h2>`,
    `<p>The honest answer is a range. Think less about the house and more about what would end the
    loan: a job that moves from Denver to Austin, a second child in a two-bedroom home, a plan to
    sell when the youngest leaves school, another drop in rates. If the shortest likely stay is
    longer than the break-even, go ahead. If only the longest is, ask for the version with lower
    costs. If neither is, keep your loan and look again in a few months.</p>`,

    `<h2>Do it tonight</h2>`,
    steps(
      `Find your balance, rate and payment on your latest statement. Use principal and interest
      only, without escrow.`,
      `Enter the balance, the new rate and the term in the <a href="/calculator">calculator</a>. The
      rates on our <a href="/rates">rates page</a> are examples to start from.`,
      `Ask two lenders for a Loan Estimate on the same day, each with and without points.`,
      `Sort the costs into the two lists, divide, and compare the offers with each other.`,
      `Write the break-even month on the first page of your closing papers. Look at it before you
      decide to sell or refinance again.`,
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
