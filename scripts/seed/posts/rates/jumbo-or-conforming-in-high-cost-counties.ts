import type { Loan } from '#src/domain/loans/loan.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
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

const dearPrice = 1_480_000;
const dearDownPayment = dearPrice - ceiling;

const terms = { annualRatePercent: 6.5, termMonths: 360 };
const jumboLoan = { principal: loan, ...terms };
const conformingLoan = { principal: baseline, ...terms };
const dearerJumbo = { ...jumboLoan, annualRatePercent: 6.75 };

export const post: SeedPost = {
  title: 'Jumbo or Conforming in High-Cost Counties',
  slug: 'jumbo-or-conforming-in-high-cost-counties',
  state: 'California',
  category: 'Rates',
  description:
    'The county decides where a conforming loan ends and a jumbo begins. How to find your limit, and when a slightly larger down payment is worth it.',
  keywords: ['jumbo', 'loan limits', 'conforming', 'high-balance loan'],
  published: '2026-08-12',
  content: blocks(
    `<p>Look up your county's loan limit before you look at rates. In ${year} a loan on a one-unit
    home is conforming up to ${formatDollars(baseline)} in most of the country and up to
    ${formatDollars(ceiling)} in the most expensive counties. Anything above your county's figure is
    a jumbo. If your loan would end just over the line, a little more cash down usually makes it
    simpler to get. If it would end far over, shop for jumbos on purpose, because some are priced
    very well.</p>`,

    `<h2>Three kinds of loan, one of them hidden</h2>`,
    `<p>Fannie Mae and Freddie Mac buy mortgages from lenders, and by law only up to a limit that
    the Federal Housing Finance Agency sets each year. That leaves three cases.</p>`,
    table(
      ['Loan amount', 'What it is called', 'Whose rules apply'],
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
    `<p>The middle row is the one that buyers overlook. It exists only in high-cost counties, and it
    is still a conforming loan: standard paperwork, the same automated underwriting, mortgage
    insurance if you put little down. Its rate is often a little above that of the first row. When a
    lender tells you a rate for "a jumbo" in such a county, ask whether the loan really is
    one.</p>`,

    `<h2>Where California draws the line</h2>`,
    `<p>Few states show the spread so clearly. Los Angeles and San Francisco are at the ceiling,
    much of the Central Valley uses the baseline, and several counties along the coast lie in
    between with limits of their own. The line follows the county where the house stands, not the
    one where you live or work. Crossing a county border on a drive of twenty minutes can turn a
    jumbo into a conforming loan. The <a
    href="https://www.fhfa.gov/data/conforming-loan-limit">FHFA's list for the year</a> has every
    county, and it also has higher limits for homes with two to
    four units.</p>`,

    `<h2>Just over the line: a worked example</h2>`,
    `<p>You are buying for ${formatDollars(price)} in a county at the baseline and plan to put
    ${downPaymentPercent}% down, which is ${formatDollars(downPayment)}. The loan comes to
    ${formatDollars(loan)}. That is ${formatDollars(overBaseline)} above the limit, and so the whole
    loan is a jumbo, not only the last bit of it.</p>`,
    `<p>Put down ${formatDollars(downPayment + overBaseline)} instead and you borrow exactly the
    baseline. What does that do to the payment? Take example rates for a fixed loan.</p>`,
    table(
      ['Loan', 'Principal and interest a month'],
      [
        [`Conforming: ${loanTerms(conformingLoan)}`, monthly(conformingLoan)],
        [`Jumbo at the same rate: ${loanTerms(jumboLoan)}`, monthly(jumboLoan)],
        [`Jumbo a quarter point dearer: ${loanTerms(dearerJumbo)}`, monthly(dearerJumbo)],
      ],
    ),
    `<p>At the same rate, the extra cash lowers the payment by
    ${formatCents(paymentInCents(jumboLoan) - paymentInCents(conformingLoan))} a month, which is
    about what borrowing that sum costs and no more. If the jumbo is a quarter point dearer, the
    same cash moves the payment by
    ${formatCents(paymentInCents(dearerJumbo) - paymentInCents(conformingLoan))}. It can also go the
    other way. Banks at times price jumbos below conforming loans, to win customers with savings. So
    get both quotes before you move money.</p>`,
    `<h3>Farther up</h3>`,
    `<p>In a county at the ceiling, a home for ${formatDollars(dearPrice)} stays conforming with
    ${formatDollars(dearDownPayment)} down, which is
    ${((dearDownPayment / dearPrice) * 100).toFixed(1)}% of the price. Below ${downPaymentPercent}%
    you pay for mortgage insurance, but you keep cash that a jumbo lender would want to see in the
    down payment or in the bank.</p>`,

    `<h2>What a jumbo lender looks at</h2>`,
    `<p>No agency stands behind the loan, so each lender writes its own rules. Expect more of
    everything:</p>`,
    list(
      `<strong>Reserves.</strong> Money left after closing, counted in months of the full housing
      payment. Ask how many months, and whether retirement accounts count in full.`,
      `<strong>Debt-to-income.</strong> Automated conforming approvals go up to
      ${debtToIncome.automatedPercent}% of gross income. Jumbo lenders often stop well short of
      that.`,
      `<strong>Appraisal.</strong> Some want two of them on expensive homes. You pay for both.`,
      `<strong>Documents.</strong> A person reads the file. If you work for yourself, prepare it as
      in <a href="/blog/documents-for-self-employed-buyers">Documents for Self-Employed
      Buyers</a>.`,
    ),
    `<p>One more route is a conforming first mortgage up to the limit and a second, smaller loan for
    the rest. It avoids the jumbo, at the price of two payments, of which the second often has a
    variable rate. Have the lender write down both payments in one sum.</p>`,

    `<h2>The cost that no limit changes</h2>`,
    `<p>On homes of this size, property tax is a large monthly item whatever the loan is called. In
    California a sale resets the assessed value, as a rule to the price you paid, so the seller's
    old tax bill tells you little. Ask the county assessor for an estimate at your price, and
    ask about supplemental bills in the first year, which escrow accounts do not always cover. A tax
    adviser can say what part of interest and tax you may deduct; the limits matter at these
    amounts.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Find the limit for the county, subtract it from the price, and you know the down payment
    that keeps the loan conforming. If you are near that number, ask three lenders for a quote on
    each side of the line, on the same day and with the same lock. The post on <a
    href="/blog/reading-a-rate-sheet">reading a rate sheet</a> helps you to compare them. On our <a
    href="/rates">rates page</a> the jumbo stands beside the 30-year fixed as an example, and the <a
    href="/calculator">calculator</a> takes prices of any size.</p>`,
    sourcesList('loanLimits', 'fannieMaeRatios', 'lowDownPayment'),
  ),
};

function monthly(loanOnOffer: Loan): string {
  return formatCents(paymentInCents(loanOnOffer));
}
