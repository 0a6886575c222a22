import { remainingBalance } from '#src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { breakEvenMonth, loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { va } = loanFacts;
const streamline = postFacts.vaStreamline;

const oldLoan = { principal: 310_000, annualRatePercent: 7.125, termMonths: 360 };
const paymentsMade = 36;
const balance = Math.round(remainingBalance(oldLoan, paymentsMade));
const lenderCosts = 2_400;
const annualRatePercent = 6.25;
/** The loan of which the fee is a share, and by which the VA measures what is earned back. */
const baseLoan = { principal: balance + lenderCosts, annualRatePercent, termMonths: 360 };
const fundingFee = Math.round((baseLoan.principal * streamline.fundingFeePercent) / 100);
const costs = lenderCosts + fundingFee;
const longLoan = { ...baseLoan, principal: baseLoan.principal + fundingFee };
const sameEnd = { ...longLoan, termMonths: oldLoan.termMonths - paymentsMade };
const saving = paymentInCents(oldLoan) - paymentInCents(longLoan);
const sameEndSaving = paymentInCents(oldLoan) - paymentInCents(sameEnd);
const testedSaving = paymentInCents(oldLoan) - paymentInCents(baseLoan);

export const post: SeedPost = {
  title: 'VA Streamline Basics',
  slug: 'va-streamline-basics',
  state: 'Georgia',
  category: 'Refinance',
  description:
    'How the VA interest rate reduction refinance works: who can use it, what it saves on paperwork, what it costs, and how to read the offers in your mail.',
  keywords: ['irrrl', 'va', 'streamline refinance', 'funding fee'],
  published: '2026-09-09',
  content: blocks(
    `<p>If you have a VA loan and rates have fallen below yours, the VA streamline is probably the
    simplest refinance you will ever be offered. Its full name is <a
    href="https://www.va.gov/housing-assistance/home-loans/loan-types/interest-rate-reduction-loan/">Interest
    Rate Reduction Refinance Loan</a>, IRRRL for short. It swaps a VA loan for another VA loan, usually at a lower rate, as a
    rule with no appraisal and with little paper about income. It pays out no cash. Whether it is
    worth doing still comes down to costs against savings, as with every refinance.</p>`,

    `<h2>Who can use it</h2>`,
    list(
      `<strong>You have a VA loan now.</strong> The streamline replaces only VA loans. From an FHA
      or conventional loan, a veteran can refinance into a VA loan another way, with full
      paperwork.`,
      `<strong>You live in the home or used to.</strong> For the streamline it is enough to certify
      that you once lived there. That sets it apart from a purchase, and for military families it is
      the most useful line in the rules.`,
      `<strong>You have made payments for a while.</strong> At least ${streamline.seasoningPayments}
      monthly payments in a row on the present loan, and ${streamline.seasoningDays} days since the first of
      them was due; the later of the two counts.`,
      `<strong>The rate drops enough.</strong> From fixed to fixed it must fall by
      ${streamline.dropToFixed} percentage points, from fixed to adjustable by
      ${streamline.dropToAdjustable} points. Out of an adjustable loan into a fixed one it need not
      fall at all.`,
      `<strong>You earn the costs back in time.</strong> The lower payment has to make up for the
      costs within ${streamline.recoupMonths} months of closing. A loan that takes longer is not
      guaranteed as a streamline.`,
    ),
    `<p>Lenders can add their own conditions on top. One may want a credit score or a look at income
    where the VA asks for neither, and another may not. This alone is a reason to call more than
    one; any lender that makes VA loans can make yours, not only the one you have.</p>`,

    `<h2>What it costs</h2>`,
    `<p>The VA funding fee on a streamline is ${streamline.fundingFeePercent}% of the loan, however
    often you have used the benefit. For comparison, with nothing down the purchase fee is
    ${va.firstUseFundingFeePercent}% the first time and ${va.laterUseFundingFeePercent}% later.
    Veterans who receive compensation for a service-connected disability, and some surviving
    spouses, pay none. If a rating is pending, say so before closing.</p>`,
    `<p>Next come the lender's charges, title and recording. All of it may be added to the balance.
    That keeps the day itself cheap and the loan larger, so the example counts it.</p>`,

    `<h2>An example with the costs rolled in</h2>`,
    `<p>A family near Robins Air Force Base borrowed ${loanTerms(oldLoan)}, fixed. They have made
    ${paymentsMade} payments of ${formatCents(paymentInCents(oldLoan))} and owe
    ${wholeDollars(balance)}. An offer of ${longLoan.annualRatePercent}%, fixed, comes with
    ${formatDollars(lenderCosts)} of costs and a funding fee of ${formatDollars(fundingFee)}, all on
    top of the balance. These are assumptions for the example and nobody's actual offer.</p>`,
    table(
      ['New loan', 'Principal and interest', 'Saved a month', 'Costs earned back after'],
      [
        [
          loanTerms(longLoan),
          formatCents(paymentInCents(longLoan)),
          formatCents(saving),
          formatMonths(breakEvenMonth(costs, saving)),
        ],
        [
          loanTerms(sameEnd),
          formatCents(paymentInCents(sameEnd)),
          formatCents(sameEndSaving),
          formatMonths(breakEvenMonth(costs, sameEndSaving)),
        ],
      ],
    ),
    `<p>The VA's own test leaves the funding fee out, and taxes and escrow with it. By that count
    the ${formatDollars(lenderCosts)} are earned back after
    ${formatMonths(breakEvenMonth(lenderCosts, testedSaving))} on the long loan, well inside the
    ${streamline.recoupMonths} months. Your own count should keep the fee in, as the table
    does.</p>`,
    `<p>The second line asks for the years that were left, so the last payment stays where it was.
    It saves less each month and gives nothing away. If you expect new orders within two or three
    years, the last column is the one to look at. If you mean to stay, weigh
    <a href="/blog/what-a-term-reset-costs">the years a new term adds</a>.</p>`,

    `<h2>What it leaves as it is</h2>`,
    `<p>The streamline gives no cash for repairs or cards; there is a separate VA cash-out
    refinance, with an appraisal and full underwriting. It does not touch a second mortgage either.
    Whoever holds one must agree in writing to remain behind the new loan, which takes time, so
    mention it in the first call. Your entitlement remains tied up in this home, as before. How to
    free it for the next one is in <a href="/blog/va-entitlement-near-bases">VA Entitlement near
    Bases</a>.</p>`,

    `<h2>In Georgia</h2>`,
    `<h3>Orders and the old house</h3>`,
    `<p>Around Columbus, Hinesville and Warner Robins, some homes with VA loans are rented out
    because their owners were sent elsewhere. Because once having lived there is enough, such an
    owner may still use the streamline from the other side of the country. Tell the lender that it
    is a rental now, and tell the insurer too, since a homeowner's policy may not cover
    tenants.</p>`,
    `<h3>An attorney closes the loan</h3>`,
    `<p>Georgia real estate closings, refinances among them, are handled by a licensed attorney. Ask
    early who it is, what the fee will be, and whether you can sign by mail or with a power of
    attorney if you are deployed. Ask also how the state's intangible recording tax on longer loans
    applies to your refinance, as there are exemptions and an early estimate may not reflect
    them.</p>`,

    `<h2>How to read the mail</h2>`,
    `<p>Veterans with VA loans get letters that look official, with eagles, deadlines and a rate in
    bold. The VA does not send offers. Three lines to look for:</p>`,
    list(
      `<strong>"Skip two payments."</strong> Interest runs every day. What is skipped is in the new
      balance, and no month is free.`,
      `<strong>"Escrow refund."</strong> It is your own money, and the new loan needs an escrow
      account filled again.`,
      `<strong>A rate with no APR or with points in small print.</strong> Ask for a Loan Estimate,
      and set it beside a second one.`,
    ),

    `<h2>From here</h2>`,
    steps(
      'Take rate, balance, payment and the date of the first payment from your statement.',
      'Put the balance and a rate you have been offered into the <a href="/calculator">calculator</a>.',
      `Ask two or three VA lenders on one day for an estimate with costs rolled in and one with
      costs paid. Each has to work out the months to earn them back; ask for that page.`,
      `Check that number yourself. <a href="/blog/break-even-in-months">Break-Even in Months</a>
      says which fees belong in it.`,
      'Go on paying the old loan until the new one has closed and the servicer confirms the payoff.',
    ),
    `<p>Still renting, with the benefit unused? Then the streamline is for later. Our
    <a href="/quote">inquiry form</a> has VA among its loan types, and the answers take a few
    minutes.</p>`,
    sourcesList('vaRefinanceLaw', 'vaStreamlineCircular', 'vaFeeLaw', 'vaFundingFee'),
  ),
};
