import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { conformingLimits, debtToIncome } = loanFacts;
const { baseline, ceiling, year } = conformingLimits;

const price = 1_050_000;
const downPaymentPercent = 20;
const downPayment = (price * downPaymentPercent) / 100;
const loan = price - downPayment;
const overBaseline = loan - baseline;

const higherPrice = 1_480_000;
const higherDownPayment = higherPrice - ceiling;

const terms = { annualRatePercent: 6.5, termMonths: 360 };
const jumboLoan = { principal: loan, ...terms };
const conformingLoan = { principal: baseline, ...terms };
const costlierJumbo = { ...jumboLoan, annualRatePercent: 6.75 };

export const post: SeedPost = {
  title: 'Do you need a jumbo loan in a high-cost county?',
  slug: 'jumbo-or-conforming-in-high-cost-counties',
  state: 'California',
  category: 'Rates',
  description:
    'Your county decides where conforming loans end and jumbo loans begin. How to find your limit, and when a slightly larger down payment is worth it.',
  keywords: ['jumbo', 'loan limits', 'conforming', 'high-balance loan'],
  published: '2026-08-12',
  content: blocks(
    `<p>Look up your county's loan limit before you look at rates. In ${year} a loan on a one-unit
    home is conforming up to ${formatDollars(baseline)} in most of the country and up to
    ${formatDollars(ceiling)} in the most expensive counties. Anything above your county's limit is
    a jumbo loan. If your loan would be just over the line, putting a little more down usually makes
    it easier to get. If it would be far over, shop for jumbo loans on purpose, because some are
    priced very well.</p>`,

    `<h2>Three kinds of loans, including one that buyers overlook</h2>`,
    `<p>Fannie Mae and Freddie Mac buy mortgages from lenders, but by law only up to a limit that
    the Federal Housing Finance Agency sets each year. That leaves three cases.</p>`,
    table(
      ['Loan amount', "What it's called", 'Whose rules apply'],
      [
        [`Up to ${formatDollars(baseline)}`, 'Conforming', 'Fannie Mae or Freddie Mac'],
        [
          `Above that, up to your county's limit, at most ${formatDollars(ceiling)}`,
          'High-balance or super conforming',
          'The same, with some extra conditions',
        ],
        ["Above your county's limit", 'Jumbo', 'The lender or its investor'],
      ],
    ),
    `<p>The middle row is easy to miss. It exists only in high-cost counties, and it's still a
    conforming loan: standard paperwork, the same automated underwriting, mortgage insurance if you
    put little down. Its rate is often a little higher than in the first row. When a lender quotes
    you a rate for "a jumbo" in one of these counties, ask whether the loan really is one.</p>`,

    `<h2>Where California draws the line</h2>`,
    `<p>Few states show the range so clearly. Los Angeles and San Francisco are at the ceiling, much
    of the Central Valley uses the baseline, and several coastal counties have limits in between.
    What counts is the county where the house is, not the one where you live or work. A
    twenty-minute drive across a county line can turn a jumbo loan into a conforming one. The <a
    href="https://www.fhfa.gov/data/conforming-loan-limit">FHFA's list for the year</a> covers every
    county, along with the higher limits for homes with two to four units.</p>`,

    `<h2>Just over the line: a worked example</h2>`,
    `<p>You're buying a home for ${formatDollars(price)} in a county with the baseline limit and
    plan to put ${downPaymentPercent}% down, or ${formatDollars(downPayment)}. The loan comes to
    ${formatDollars(loan)}. That's ${formatDollars(overBaseline)} above the limit, so the whole
    loan is a jumbo, not just the part above the line.</p>`,
    `<p>Put down ${formatDollars(downPayment + overBaseline)} instead, and you borrow exactly the
    baseline amount. What does that do to the payment? Here it's at example rates for a fixed
    loan.</p>`,
    table(
      ['Loan', 'Monthly principal and interest'],
      [
        [`Conforming: ${loanTerms(conformingLoan)}`, monthly(conformingLoan)],
        [`Jumbo at the same rate: ${loanTerms(jumboLoan)}`, monthly(jumboLoan)],
        [`Jumbo at a quarter point more: ${loanTerms(costlierJumbo)}`, monthly(costlierJumbo)],
      ],
    ),
    `<p>At the same rate, the extra cash lowers the payment by
    ${formatCents(paymentInCents(jumboLoan) - paymentInCents(conformingLoan))} a month, which is
    about what it costs to borrow that amount and no more. If the jumbo costs a quarter point more,
    the same cash lowers the payment by
    ${formatCents(paymentInCents(costlierJumbo) - paymentInCents(conformingLoan))}. It can also go the
    other way: banks sometimes price jumbo loans below conforming ones to attract customers with
    savings. So get both quotes before you move any money.</p>`,
    `<h3>In a county at the ceiling</h3>`,
    `<p>Where the limit is at the ceiling, the loan on a ${formatDollars(higherPrice)} home stays
    conforming with ${formatDollars(higherDownPayment)} down, which is
    ${((higherDownPayment / higherPrice) * 100).toFixed(1)}% of the price. With less than
    ${downPaymentPercent}% down you pay for mortgage insurance, but you keep cash that a jumbo
    lender would want to see in the down payment or in the bank.</p>`,

    `<h2>What a jumbo lender looks at</h2>`,
    `<p>No agency backs the loan, so each lender sets its own rules. Expect more of
    everything:</p>`,
    list(
      `<strong>Reserves.</strong> This is the money you have left after closing, counted in months
      of your full housing payment. Ask how many months the lender wants, and whether retirement
      accounts count in full.`,
      `<strong>Debt-to-income.</strong> Automated conforming approvals go up to
      ${debtToIncome.automatedPercent}% of gross income. Jumbo lenders often stop well short of
      that.`,
      `<strong>Appraisal.</strong> Some lenders want two on an expensive home, and you pay for
      both.`,
      `<strong>Documents.</strong> A person reads the file. If you work for yourself, prepare your
      file as described in <a href="/blog/documents-for-self-employed-buyers">Documents for
      Self-Employed Buyers</a>.`,
    ),
    `<p>Another option is a conforming first mortgage up to the limit plus a smaller second loan for
    the rest. It avoids the jumbo, but you make two payments, and the second loan often has a
    variable rate. Ask the lender to put the combined payment in writing.</p>`,

    `<h2>The cost that the limit doesn't change</h2>`,
    `<p>At these prices, property tax is a large monthly cost no matter what the loan is called. In
    California a sale usually resets the assessed value to the price you paid, so the seller's old
    tax bill tells you little. Ask the county assessor for an estimate at your price, and ask about
    supplemental bills in the first year, which escrow accounts don't always cover. A tax adviser
    can tell you how much of the interest and tax you can deduct; the limits matter at these
    amounts.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Find your county's limit and subtract it from the price: the result is the down payment that
    keeps the loan conforming. If you're near that number, ask three lenders for a quote on each
    side of the line, on the same day and with the same lock period. Our post on <a
    href="/blog/reading-a-rate-sheet">reading a rate sheet</a> helps you compare them. Our <a
    href="/rates">rates page</a> shows example rates for a jumbo loan next to a 30-year fixed, and
    the <a href="/calculator">calculator</a> handles prices of any size.</p>`,
    sourcesList('loanLimits', 'fannieMaeRatios', 'lowDownPayment'),
  ),
};

function monthly(loanOnOffer: Loan): string {
  return formatCents(paymentInCents(loanOnOffer));
}
