import { remainingBalance } from '../../../../src/domain/loans/remaining-balance.ts';
import { formatCents, formatMonths } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
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
  title: 'Is a VA streamline refinance worth it?',
  slug: 'va-streamline-basics',
  state: 'Georgia',
  category: 'Refinance',
  image: 'topics/paper-plane',
  description:
    'How a VA interest rate reduction refinance works: who can use it, how much paperwork it saves, what it costs, and how to read the offers in your mail.',
  keywords: ['irrrl', 'va', 'streamline refinance', 'funding fee'],
  published: '2026-09-09',
  content: blocks(
    `<p>If you have a VA loan and rates have fallen below yours, the VA streamline is probably the
    simplest refinance you'll ever find. Its full name is <a
    href="https://www.va.gov/housing-assistance/home-loans/loan-types/interest-rate-reduction-loan/">Interest
    Rate Reduction Refinance Loan</a>, IRRRL for short. It replaces one VA loan with another,
    usually at a lower rate, and as a rule with no appraisal and little paperwork about income. It
    doesn't pay out cash. As with every refinance, whether it is worth doing comes down to costs
    and savings.</p>`,

    `<h2>Who can use it</h2>`,
    list(
      `<strong>You have a VA loan now.</strong> The streamline replaces only VA loans. A veteran
      with an FHA or conventional loan can refinance into a VA loan another way, with full
      paperwork.`,
      `<strong>You live in the home or used to.</strong> For the streamline, you only have to
      certify that you once lived there. A purchase loan is stricter, and for military families this
      is the most useful part of the rules.`,
      `<strong>You've made payments for a while.</strong> You need at least
      ${streamline.seasoningPayments} monthly payments in a row on your current loan, and
      ${streamline.seasoningDays} days since the first of them was due, whichever comes later.`,
      `<strong>The rate drops enough.</strong> From fixed to fixed it must fall by
      ${streamline.dropToFixed} percentage points; from fixed to adjustable, by
      ${streamline.dropToAdjustable} points. From an adjustable loan to a fixed one, it doesn't
      have to fall at all.`,
      `<strong>You earn the costs back in time.</strong> The lower payment has to make up for the
      costs within ${streamline.recoupMonths} months of closing. The VA doesn't guarantee a
      streamline that takes longer.`,
    ),
    `<p>Lenders can add their own conditions. One may want a credit score or a look at your income,
    though the VA asks for neither, and another may not. That alone is a reason to call more than
    one; any lender that makes VA loans can make yours, not just the one you have.</p>`,

    `<h2>What it costs</h2>`,
    `<p>The VA funding fee on a streamline is ${streamline.fundingFeePercent}% of the loan, no
    matter how often you have used the benefit. For comparison, the fee on a purchase with nothing
    down is ${va.firstUseFundingFeePercent}% the first time and ${va.laterUseFundingFeePercent}%
    after that. Veterans who receive compensation for a service-connected disability, and some
    surviving spouses, pay none. If your disability rating is pending, tell the lender before
    closing.</p>`,
    `<p>Then there are the lender's charges, title and recording. All of it can be added to the
    balance. That means less cash at closing but a larger loan, so the example includes it.</p>`,

    `<h2>An example with the costs rolled in</h2>`,
    `<p>A family near Robins Air Force Base borrowed ${loanTerms(oldLoan)}, fixed. They have made
    ${paymentsMade} payments of ${formatCents(paymentInCents(oldLoan))} and owe
    ${wholeDollars(balance)}. They get an offer of ${longLoan.annualRatePercent}%, fixed, with
    ${formatDollars(lenderCosts)} in costs and a funding fee of ${formatDollars(fundingFee)}, all
    added to the balance. These figures are made up for the example and aren't an actual
    offer.</p>`,
    table(
      ['New loan', 'Principal and interest', 'Monthly savings', 'Costs earned back after'],
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
    `<p>The VA's own test leaves out the funding fee, taxes and escrow. By that test the
    ${formatDollars(lenderCosts)} is earned back after
    ${formatMonths(breakEvenMonth(lenderCosts, testedSaving))} on the longer loan, well within the
    ${streamline.recoupMonths} months. In your own math, include the fee, as the table does.</p>`,
    `<p>The second line is a loan over the years that were left, so it ends when the old one would
    have. It saves less each month but adds no years. If you expect new orders within two or three
    years, the last column is the one to look at. If you plan to stay, consider <a
    href="/blog/what-a-term-reset-costs">the years a new term adds</a>.</p>`,

    `<h2>What it doesn't change</h2>`,
    `<p>The streamline gives you no cash for repairs or credit cards; for that there's a separate
    VA cash-out refinance, with an appraisal and full underwriting. It doesn't touch a second
    mortgage either. If you have one, its lender must agree in writing to stay behind the new loan,
    which takes time, so mention it in the first call. Your entitlement stays tied up in this home,
    as before. Our post on <a href="/blog/va-entitlement-near-bases">VA entitlement</a> explains
    how to free it for the next one.</p>`,

    `<h2>In Georgia</h2>`,
    `<h3>Orders and the old house</h3>`,
    `<p>Around Columbus, Hinesville and Warner Robins, some homes with VA loans are rented out
    because their owners were sent elsewhere. Since it's enough to have lived there once, these
    owners may still use the streamline from the other side of the country. Tell the lender that the
    home is a rental now, and tell the insurer too, since a homeowners policy may not cover
    tenants.</p>`,
    `<h3>An attorney closes the loan</h3>`,
    `<p>In Georgia, a licensed attorney handles real estate closings, including refinances. Ask
    early who that is, what the fee will be, and whether you can sign by mail or with a power of
    attorney if you're deployed. Also ask how the state's intangible recording tax on longer loans
    applies to your refinance, because an early estimate may not reflect the exemptions.</p>`,

    `<h2>How to read the mail</h2>`,
    `<p>Veterans with VA loans get letters that look official, with eagles, deadlines and a rate in
    bold. The VA doesn't send offers. Watch for three things:</p>`,
    list(
      `<strong>"Skip two payments."</strong> Interest builds up every day. What you skip goes into
      the new balance, and no month is free.`,
      `<strong>"Escrow refund."</strong> It's your own money, and you'll have to fill a new
      escrow account.`,
      `<strong>A rate with no APR, or with points in fine print.</strong> Ask for a Loan Estimate,
      and compare it with a second one.`,
    ),

    `<h2>From here</h2>`,
    steps(
      'Find your rate, balance, payment and first payment date on your statement.',
      `Enter the balance and a rate you've been offered in the <a
      href="/calculator">calculator</a>.`,
      `On one day, ask two or three VA lenders for an estimate with the costs rolled in and one with
      the costs paid. Each has to work out how many months it takes to earn them back; ask for that
      page.`,
      `Check that number yourself. Our post on <a href="/blog/break-even-in-months">breaking even</a>
      explains which fees to count.`,
      'Keep paying the old loan until the new one has closed and the servicer confirms the payoff.',
    ),
    `<p>Still renting, with your VA benefit unused? Then the streamline can wait. Our <a
    href="/quote">inquiry form</a> includes VA loans and takes a few minutes.</p>`,
    sourcesList('vaRefinanceLaw', 'vaStreamlineCircular', 'vaFeeLaw', 'vaFundingFee'),
  ),
};
