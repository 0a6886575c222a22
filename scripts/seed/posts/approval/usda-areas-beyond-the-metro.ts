import type { Loan } from '#src/domain/loans/loan.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { usda, fha, closingCosts } = loanFacts;

const price = 245_000;
const terms = { annualRatePercent: 6.375, termMonths: 360 };
const usdaLoan = insured({
  downPaymentPercent: usda.downPaymentPercent,
  upfrontPercent: usda.upfrontFeePercent,
  annualPercent: usda.annualFeePercent,
});
const fhaLoan = insured({
  downPaymentPercent: fha.downPaymentPercent,
  upfrontPercent: fha.upfrontPremiumPercent,
  annualPercent: fha.commonAnnualPremiumPercent,
});
const medianIncome = 90_000;

export const post: SeedPost = {
  title: 'USDA Areas beyond the Metro',
  slug: 'usda-areas-beyond-the-metro',
  state: 'Georgia',
  category: 'Approval',
  description:
    'USDA loans need no down payment in areas that are often less rural than they sound. How to check an address and your income, and what the fees come to.',
  keywords: ['usda', 'rural development', 'no down payment', 'income limit'],
  published: '2026-07-20',
  content: blocks(
    `<p>If you can live outside the built-up part of a metro area and your household earns no more
    than ${usda.incomeLimitPercent}% of the area's median, you may be able to buy with
    ${usda.downPaymentPercent}% down through the USDA. Much of the country by area qualifies,
    including plenty of small towns and the outer edge of commuter belts. Two checks decide it, and
    both take five minutes: the address on a map, and your household's income in a table.</p>`,

    `<h2>Check one: the address</h2>`,
    `<p>The USDA keeps <a
    href="https://eligibility.sc.egov.usda.gov/eligibility/welcomeAction.do?pageAction=sfp">a map of
    eligible addresses</a> at eligibility.sc.egov.usda.gov. You type an
    address and it answers yes or no. Type the address and not just the town, because the line
    can run down the middle of a road. The map is revised from time to time as places grow, so check
    again on the day you make an offer.</p>`,
    `<p>In Georgia the ineligible part is mainly the continuous city: Atlanta and its inner suburbs,
    and the cores of Savannah, Augusta, Columbus, Macon and a few others. Around them lie counties
    of small towns, pecan groves and pine where nearly every address is in. You need no farm and no
    acreage. In fact a working farm does not qualify; the house has to be an ordinary home that you
    live in.</p>`,

    `<h2>Check two: the household's income</h2>`,
    `<p>The limit is ${usda.incomeLimitPercent}% of the area's median income, and it rises with the
    size of the household. If the median for your county and household were
    ${formatDollars(medianIncome)}, for example, the limit would be
    ${wholeDollars((medianIncome * usda.incomeLimitPercent) / 100)}. The same website has the real
    figure. Two details surprise people:</p>`,
    list(
      `<strong>Everyone in the home counts.</strong> The pay of an adult who is not on the loan is
      added, a grown child's or a parent's included. There are allowances that lower the total,
      for children and for child care among others.`,
      `<strong>There are two incomes.</strong> The household's decides whether you are eligible. The
      borrowers' decides what you can repay. A family can be over the first and short on the
      second.`,
    ),
    `<p>If you are a little above the limit, have a lender work it out. The allowances bring down
    more households than the first sum suggests.</p>`,

    `<h2>What it costs, beside an FHA loan</h2>`,
    `<p>The program charges ${usda.upfrontFeePercent}% of the loan once, which can be added to it,
    and ${usda.annualFeePercent}% a year, paid in monthly parts. The FHA charges
    ${fha.upfrontPremiumPercent}% and commonly ${fha.commonAnnualPremiumPercent}%, and asks for
    ${fha.downPaymentPercent}% down. Take a home for ${formatDollars(price)} and, to keep the
    comparison plain, the same example rate on both fixed loans.</p>`,
    table(
      ['Figure', 'USDA', 'FHA'],
      [
        ['Down payment', wholeDollars(usdaLoan.downPayment), wholeDollars(fhaLoan.downPayment)],
        ['Upfront fee, added to the loan', wholeDollars(usdaLoan.fee), wholeDollars(fhaLoan.fee)],
        ['Loan and terms', loanTerms(usdaLoan.loan), loanTerms(fhaLoan.loan)],
        ['Principal and interest a month', ...both('payment')],
        ['Annual fee, a month in the first year', ...both('monthlyFee')],
        ['Together, before tax and insurance', ...both('total')],
      ],
    ),
    `<p>The USDA buyer starts with ${wholeDollars(fhaLoan.downPayment)} more in the bank and pays
    ${formatCents(Math.abs(usdaLoan.total - fhaLoan.total))} a month
    ${usdaLoan.total < fhaLoan.total ? 'less' : 'more'}. The fees in the table are close estimates,
    since a lender works them out on the final loan amount and the yearly one falls with the
    balance. Closing costs come on top in both cases, commonly ${closingCosts.fromPercent} to
    ${closingCosts.toPercent}% of the price. The seller may pay some of them, and if the home
    appraises above the price, a USDA loan may even cover a part. The <a
    href="/faq#closing-costs">FAQ</a> has more on those.</p>`,

    `<h2>The slow parts</h2>`,
    `<p>For the usual kind, the guaranteed loan, you apply with a lender that takes part. After the
    lender has approved the file, the USDA's own office has to commit to it. That adds days, in some
    seasons weeks. Ask the lender how long the state office takes at the moment, and put a closing
    date into the contract that allows for it.</p>`,
    `<p>There is also a direct loan, made by the USDA itself to households with low incomes, with
    help on the payment. If your income is well below the limit, call the USDA service center for
    your county before you call a lender.</p>`,
    `<h3>The house has to pass as well</h3>`,
    `<p>The appraiser looks at whether the home is safe and sound. Beyond city water and sewer that
    means a well test and a septic inspection, and often a look at who maintains the road. Order
    them early: in spring the people who do them are booked up.</p>`,

    `<h2>Think about the drive and the signal</h2>`,
    `<p>A lower price thirty miles out can be spent again on fuel, a second car and hours. Before
    you decide, drive the route on a weekday at seven. Ask the neighbors which internet service
    works at the house, because a map of coverage is not a connection. Insurance depends on the
    distance to the next fire station and hydrant, so get a quote for that address. And look up the
    property tax in that county, since Georgia's counties and school districts set their own.</p>`,

    `<h2>If the map says no</h2>`,
    list(
      `Look one road or one exit farther. The edge is sharp.`,
      `Compare conventional programs with a small down payment and an income limit of their own;
      some start at ${loanFacts.conventional.downPaymentPercent}%, for up to
      ${loanFacts.conventional.incomeLimitPercent}% of the area's median.`,
      `If you or your spouse served, read
      <a href="/blog/va-entitlement-near-bases">VA Entitlement near Bases</a>. It is the other loan
      without a down payment, and it has no map.`,
    ),

    `<h2>What to do next</h2>`,
    steps(
      `Check three addresses on the map: one you like, one nearer the city, one farther out. You
      will see where the line runs.`,
      'Add up the income of every adult in the household, from the last two pay stubs.',
      `If your credit file is short, start on it now;
      <a href="/blog/a-thin-file-and-rent-history">rent history</a> can help.`,
      `Enter the price with a down payment of 0 in the <a href="/calculator">calculator</a>, then
      choose USDA in the <a href="/quote">pre-qualification form</a>, and ask the person who
      contacts you how often they have closed one.`,
    ),
    sourcesList('usdaLaw', 'usda', 'hud', 'homeReady', 'homePossible', 'closing'),
  ),
};

interface Insured {
  downPayment: number;
  /** Dollars at closing, added to the loan. */
  fee: number;
  loan: Loan;
  payment: number;
  monthlyFee: number;
  total: number;
}

/** A loan with its upfront fee financed and its annual fee in monthly parts. */
function insured(program: {
  downPaymentPercent: number;
  upfrontPercent: number;
  annualPercent: number;
}): Insured {
  const downPayment = (price * program.downPaymentPercent) / 100;
  const base = price - downPayment;
  const fee = (base * program.upfrontPercent) / 100;
  const loan = { principal: base + fee, ...terms };
  const payment = paymentInCents(loan);
  const monthlyFee = roundToCents((base * program.annualPercent) / 1200);
  return { downPayment, fee, loan, payment, monthlyFee, total: payment + monthlyFee };
}

function both(part: 'payment' | 'monthlyFee' | 'total'): string[] {
  return [formatCents(usdaLoan[part]), formatCents(fhaLoan[part])];
}
