import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { va, conformingLimits } = loanFacts;

const price = 305_000;
const terms = { annualRatePercent: 6.25, termMonths: 360 };
const withoutFee: Loan = { principal: price, ...terms };
const firstUse = withFee(va.firstUseFundingFeePercent);
const laterUse = withFee(va.laterUseFundingFeePercent);

/** The share of a loan that the VA guarantees to the lender. */
const guarantyShare = 1 / 4;
const keptLoan = 260_000;
const usedEntitlement = keptLoan * guarantyShare;
const fullEntitlement = conformingLimits.baseline * guarantyShare;
const leftEntitlement = fullEntitlement - usedEntitlement;
const nextLoan = leftEntitlement / guarantyShare;

export const post: SeedPost = {
  title: 'How much can you borrow with a VA loan and nothing down?',
  slug: 'va-entitlement-near-bases',
  state: 'North Carolina',
  category: 'Approval',
  image: 'topics/flag',
  description:
    'VA entitlement lets you buy with nothing down, and you can use it again. How it works near a base, what the funding fee adds, and what new orders change.',
  keywords: ['va', 'coe', 'entitlement', 'funding fee'],
  published: '2026-08-26',
  content: blocks(
    `<p>Your entitlement is the amount the VA guarantees to a lender for you. If all of it is
    available, you can buy with ${va.downPaymentPercent}% down at any price a lender agrees to. If
    part of it is still tied up in a house at your last duty station, you can often buy again with
    nothing down, up to a limit you can work out yourself. Start by getting your Certificate of
    Eligibility, which shows what you have.</p>`,

    `<h2>Getting your COE</h2>`,
    `<p>The Certificate of Eligibility, or COE, tells the lender that you qualify for the benefit
    and how much entitlement you have left. You can request it on va.gov, by mail, or through a
    lender, who can often get it within minutes. Have this ready:</p>`,
    list(
      '<strong>Active duty:</strong> a current statement of service, signed by your command.',
      '<strong>Veteran:</strong> your DD214.',
      `<strong>Guard or Reserve:</strong> your points statement, and discharge papers if you have
      them.`,
      `<strong>Surviving spouse:</strong> the VA's form for spouses, and the DD214 if you can find
      it.`,
    ),
    `<p>A COE says nothing about your credit or income. The lender judges those, and no certificate
    guarantees a yes.</p>`,

    `<h2>Nothing down, and the funding fee</h2>`,
    `<p>A VA loan has no monthly mortgage insurance. Instead there's a one-time funding fee, which
    most people add to the loan. With nothing down, it's ${va.firstUseFundingFeePercent}% of the
    loan the first time you use the benefit and ${va.laterUseFundingFeePercent}% after that. If you
    receive VA compensation for a service-connected disability, you don't pay the fee, and neither
    do some surviving spouses, so tell the lender about a pending claim. A large enough down payment
    lowers the fee.</p>`,
    `<p>Here is a ${formatDollars(price)} house near Jacksonville or Fayetteville, at an example
    fixed rate.</p>`,
    table(
      ['Fee', 'Amount', 'Loan and terms', 'Monthly principal and interest'],
      [
        ['Exempt', 'None', loanTerms(withoutFee), formatCents(paymentInCents(withoutFee))],
        row(`First use, ${va.firstUseFundingFeePercent}%`, firstUse),
        row(`Later use, ${va.laterUseFundingFeePercent}%`, laterUse),
      ],
    ),
    `<p>Here, the first-use fee costs
    ${formatCents(paymentInCents(firstUse) - paymentInCents(withoutFee))} a month. Compare that with
    the mortgage insurance on another loan with little down, and for most eligible buyers the choice
    is easy. Keep one drawback in mind: with nothing down and the fee added, you owe more than the
    price from day one. If you sell within two or three years, you may have to bring money to the
    closing.</p>`,

    `<h2>How entitlement works</h2>`,
    `<p>The VA guarantees a quarter of the loan to the lender, and that quarter is the entitlement
    you use up. If all of yours is available, the VA sets no limit. If some of it is in use,
    there's one, based on the county's conforming limit, which in ${conformingLimits.year} is
    ${formatDollars(conformingLimits.baseline)} in most counties.</p>`,
    `<p>Suppose you keep and rent out the house at your last duty station, which you bought with a
    VA loan of ${formatDollars(keptLoan)}, and you have orders to North Carolina.</p>`,
    table(
      ['Step', 'Amount'],
      [
        [
          `A quarter of ${formatDollars(conformingLimits.baseline)}`,
          formatDollars(fullEntitlement),
        ],
        [`A quarter of ${formatDollars(keptLoan)}, in use`, formatDollars(usedEntitlement)],
        ['Entitlement left', formatDollars(leftEntitlement)],
        ['Four times that: the most you can borrow with nothing down', formatDollars(nextLoan)],
      ],
    ),
    `<p>So a second house up to ${formatDollars(nextLoan)} needs no down payment. For a more
    expensive one, you put down a quarter of the amount above that. Your income has to cover both
    mortgages, although rent from the first house can count if you document it.</p>`,
    `<h3>Getting it back</h3>`,
    `<p>Your entitlement is restored when you sell the house and pay off the VA loan. If you pay it
    off but keep the house, you can have it restored once. If a buyer takes over your loan, your
    entitlement stays tied up in it unless the buyer is an eligible veteran who substitutes their
    own. Get that in writing before you agree to an assumption, no matter how attractive your old
    rate is to the buyer.</p>`,

    `<h2>Buying near Lejeune, Bragg or Seymour Johnson</h2>`,
    `<p>Around North Carolina's bases, the housing market follows the transfer seasons. Here is what
    to know as a buyer.</p>`,
    list(
      `<strong>Moving in.</strong> The loan is for a home you'll live in, normally soon after
      closing. If you're deployed, your spouse can usually meet that requirement for you.`,
      `<strong>Resale.</strong> When a brigade moves, many houses come on the market in one month.
      Ask the agent how long homes took to sell in the last two summers.`,
      `<strong>Appraisal.</strong> A VA appraisal looks at price and basic condition. Peeling paint
      on an old house or a failing roof will have to be fixed first.`,
      `<strong>Due diligence.</strong> The standard North Carolina contract has a fee that you often
      lose if you walk away. The VA's escape clause lets you out if the appraisal comes in below the
      price; ask the closing attorney how the two work together before you sign.`,
    ),
    `<p>If you're likely to get orders within three years, run the numbers on renting too. A
    five-year ARM is another option for a short stay, with <a
    href="/blog/when-a-5-1-arm-fits-a-short-stay">risks of its own</a>. And if rates fall after you
    buy, the VA has a simplified refinance, described in <a href="/blog/va-streamline-basics">VA
    Streamline Basics</a>.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Request your COE today, even if you won't buy until next year. An error in a service
      record can take weeks to fix.`,
      'If it shows an older VA loan, work through the four lines above with your own figures.',
      `Enter the loan, including the fee, in the <a href="/calculator">calculator</a>, and add tax
      and insurance for the county.`,
      `Ask three lenders for two quotes, one with nothing down and one with the down payment you
      could make, and compare the fee in each.`,
    ),
    `<p>In the <a href="/quote">pre-qualification form</a>, choose VA as the loan type and enter 0
    as the down payment; the form accepts that. The <a href="/faq#down-payment">FAQ</a> explains
    what the other programs require.</p>`,
    sourcesList('vaFeeLaw', 'vaFundingFee', 'vaLoanLimits', 'loanLimits'),
  ),
};

function withFee(feePercent: number): Loan {
  return { principal: price * (1 + feePercent / 100), ...terms };
}

function row(use: string, loan: Loan): string[] {
  const fee = wholeDollars(loan.principal - price);
  return [use, fee, loanTerms(loan), formatCents(paymentInCents(loan))];
}
