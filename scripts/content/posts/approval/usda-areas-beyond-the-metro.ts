import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { roundToCents } from '../../../../src/domain/loans/loan-cost.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
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
  title: 'Can a USDA loan get you a home with nothing down?',
  slug: 'usda-areas-beyond-the-metro',
  state: 'Georgia',
  category: 'Approval',
  image: 'topics/farm',
  description:
    'USDA loans require no down payment, in areas that are often less rural than they sound. How to check an address and your income, and what the fees cost.',
  keywords: ['usda', 'rural development', 'no down payment', 'income limit'],
  published: '2026-07-20',
  content: blocks(
    `<p>If you can live outside the built-up part of a metro area and your household earns no more
    than ${usda.incomeLimitPercent}% of the area's median, you may be able to buy with
    ${usda.downPaymentPercent}% down with a USDA loan. Much of the country's land area qualifies,
    including plenty of small towns and the outermost suburbs. Two checks decide it, and each takes
    five minutes: find the address on a map, and your household's income in a table.</p>`,

    `<h2>Check one: the address</h2>`,
    `<p>The USDA has <a
    href="https://eligibility.sc.egov.usda.gov/eligibility/welcomeAction.do?pageAction=sfp">a map of
    eligible addresses</a> at eligibility.sc.egov.usda.gov. Enter an address, and it tells you yes
    or no. Use the full address, not just the town, because the line can run down the middle of a
    road. The map is revised from time to time as places grow, so check again on the day you make an
    offer.</p>`,
    `<p>In Georgia the ineligible areas are mainly the built-up ones: Atlanta and its inner suburbs,
    and the centers of Savannah, Augusta, Columbus, Macon and a few other cities. Around them are
    counties of small towns, pecan groves and pine woods where nearly every address qualifies. You
    don't need a farm or acreage. In fact, a working farm doesn't qualify; the house has to be an
    ordinary home that you live in.</p>`,

    `<h2>Check two: your household's income</h2>`,
    `<p>The limit is ${usda.incomeLimitPercent}% of the area's median income, and it rises with the
    size of the household. If the median for your county and household were
    ${formatDollars(medianIncome)}, for example, the limit would be
    ${wholeDollars((medianIncome * usda.incomeLimitPercent) / 100)}. The same website has the actual
    figure. Two details surprise people:</p>`,
    list(
      `<strong>Everyone in the home counts.</strong> The pay of adults who aren't on the loan is
      added in, including a grown child's or a parent's. Some deductions lower the total, for
      children and child care among other things.`,
      `<strong>There are two incomes.</strong> The household's income decides whether you are
      eligible. The borrowers' income decides how much you can repay. A family can have too much of
      the first and too little of the second.`,
    ),
    `<p>If you're a little above the limit, have a lender run the numbers. With the deductions,
    more households get under the limit than you might expect.</p>`,

    `<h2>What it costs, compared with an FHA loan</h2>`,
    `<p>The program charges a one-time fee of ${usda.upfrontFeePercent}% of the loan, which you can
    add to the loan, and ${usda.annualFeePercent}% a year, paid monthly. The FHA charges
    ${fha.upfrontPremiumPercent}% up front and commonly ${fha.commonAnnualPremiumPercent}% a year,
    and requires ${fha.downPaymentPercent}% down. Take a ${formatDollars(price)} home and, to keep
    the comparison simple, the same example rate on both fixed loans.</p>`,
    table(
      ['Figure', 'USDA', 'FHA'],
      [
        ['Down payment', wholeDollars(usdaLoan.downPayment), wholeDollars(fhaLoan.downPayment)],
        ['Upfront fee, added to the loan', wholeDollars(usdaLoan.fee), wholeDollars(fhaLoan.fee)],
        ['Loan and terms', loanTerms(usdaLoan.loan), loanTerms(fhaLoan.loan)],
        ['Monthly principal and interest', ...both('payment')],
        ['Annual fee, per month in the first year', ...both('monthlyFee')],
        ['Total, before tax and insurance', ...both('total')],
      ],
    ),
    `<p>The USDA buyer starts with ${wholeDollars(fhaLoan.downPayment)} more in the bank and pays
    ${formatCents(Math.abs(usdaLoan.total - fhaLoan.total))} a month
    ${usdaLoan.total < fhaLoan.total ? 'less' : 'more'}. The fees in the table are close estimates,
    since a lender works them out on the final loan amount and the annual one falls with the
    balance. Closing costs are extra in both cases, commonly ${closingCosts.fromPercent} to
    ${closingCosts.toPercent}% of the price. The seller may pay some of them, and if the home
    appraises for more than the price, a USDA loan may even cover part of them. The <a
    href="/faq#closing-costs">FAQ</a> has more on closing costs.</p>`,

    `<h2>What takes time</h2>`,
    `<p>For the usual kind, the guaranteed loan, you apply with a participating lender. After the
    lender approves the file, the USDA's own office has to sign off on it. That adds days, or weeks
    in some seasons. Ask the lender how long the state office is taking right now, and set a closing
    date in the contract that allows for it.</p>`,
    `<p>There's also a direct loan, which the USDA itself makes to low-income households, with help
    on the payment. If your income is well below the limit, call the USDA service center for your
    county before you call a lender.</p>`,
    `<h3>The house has to pass, too</h3>`,
    `<p>The appraiser checks whether the home is safe and sound. Without city water and sewer, that
    means a well test and a septic inspection, and often a question about who maintains the road.
    Order them early: in spring, inspectors are booked up.</p>`,

    `<h2>Think about the drive and the internet</h2>`,
    `<p>What you save by buying thirty miles out can go right back into gas, a second car and hours
    on the road. Before you decide, drive the route at seven on a weekday morning. Ask the neighbors
    which internet service actually works there, because coverage maps can be wrong. Insurance
    depends on the distance to the nearest fire station and hydrant, so get a quote for that
    address. And look up the property tax in that county, since Georgia's counties and school
    districts set their own.</p>`,

    `<h2>If the map says no</h2>`,
    list(
      `Look one road or one exit farther out. The boundary is sharp.`,
      `Compare conventional programs with small down payments and their own income limits; some
      start at ${loanFacts.conventional.downPaymentPercent}% down, for incomes up to
      ${loanFacts.conventional.incomeLimitPercent}% of the area's median.`,
      `If you or your spouse served, read about <a href="/blog/va-entitlement-near-bases">VA
      loans with nothing down</a>. It's the other loan with no down payment, and it has no map.`,
    ),

    `<h2>What to do next</h2>`,
    steps(
      `Check three addresses on the map: one you like, one closer to the city, one farther out.
      You'll see where the line is.`,
      'Add up the income of every adult in the household, using their last two pay stubs.',
      `If your credit history is short, start building it now; <a
      href="/blog/a-thin-file-and-rent-history">rent history</a> can help.`,
      `Enter the price with a down payment of 0 in the <a href="/calculator">calculator</a>, then
      choose USDA in the <a href="/quote">pre-qualification form</a>, and ask the person who
      contacts you how many USDA loans they have closed.`,
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
