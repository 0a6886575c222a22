import type { Loan } from '#src/domain/loans/loan.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
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
  title: 'VA Entitlement near Bases',
  slug: 'va-entitlement-near-bases',
  state: 'North Carolina',
  category: 'Approval',
  description:
    'VA entitlement is what lets you buy with nothing down, and it can be reused. How it works near a base, what the funding fee adds, and after new orders.',
  keywords: ['va', 'coe', 'entitlement', 'funding fee'],
  published: '2026-08-26',
  content: blocks(
    `<p>Your entitlement is the amount for which the VA stands behind you with a lender. If all of
    it is free, you can buy with ${va.downPaymentPercent}% down at any price a lender agrees to. If
    part of it is still tied to a house at your last duty station, you can often buy again with
    nothing down, up to a limit that you can work out on one line. Start by getting your Certificate
    of Eligibility, which shows what you have.</p>`,

    `<h2>The COE, in an afternoon</h2>`,
    `<p>The Certificate of Eligibility, or COE, tells the lender that you qualify for the benefit
    and how much entitlement is left. You can ask for it on va.gov, by mail, or through a lender,
    which often gets it within minutes. Have this ready:</p>`,
    list(
      '<strong>On active duty:</strong> a current statement of service, signed by your command.',
      '<strong>A veteran:</strong> your DD214.',
      `<strong>Guard or Reserve:</strong> your points statement, and discharge papers if there are
      any.`,
      `<strong>A surviving spouse:</strong> the form the VA has for it, and the DD214 if you can
      find it.`,
    ),
    `<p>A COE says nothing about credit or income. The lender decides those, and no certificate
    promises that it will say yes.</p>`,

    `<h2>Nothing down, and what it adds</h2>`,
    `<p>A VA loan has no monthly mortgage insurance. In its place stands a funding fee, once, which
    most people add to the loan. With nothing down it is ${va.firstUseFundingFeePercent}% of the
    loan on first use and ${va.laterUseFundingFeePercent}% on later ones. Those who receive VA
    compensation for a service-connected disability pay none, and neither do some surviving spouses,
    so a pending claim is worth mentioning to the lender. A large enough down payment lowers the
    fee.</p>`,
    `<p>Here is a house for ${formatDollars(price)} near Jacksonville or Fayetteville, with an
    example rate, fixed.</p>`,
    table(
      ['Fee', 'Amount', 'Loan and terms', 'Principal and interest a month'],
      [
        ['Exempt', 'None', loanTerms(withoutFee), formatCents(paymentInCents(withoutFee))],
        row(`First use, ${va.firstUseFundingFeePercent}%`, firstUse),
        row(`Later use, ${va.laterUseFundingFeePercent}%`, laterUse),
      ],
    ),
    `<p>The fee on first use costs
    ${formatCents(paymentInCents(firstUse) - paymentInCents(withoutFee))} a month here. Set that
    against the mortgage insurance of another loan with little down, and for most eligible buyers
    the comparison is short. Keep one drawback in mind: with nothing down and the fee on top, you
    owe more than the price on the first day. If you sell within two or three years, you may have to
    bring money to the closing.</p>`,

    `<h2>How entitlement is counted</h2>`,
    `<p>The VA guarantees a quarter of the loan to the lender, and that quarter is the entitlement
    you use up. With all of it free, the VA sets no limit. Limits come back when some of it is in
    use. Then the county's conforming limit counts, which in ${conformingLimits.year} is
    ${formatDollars(conformingLimits.baseline)} in most counties.</p>`,
    `<p>Suppose you keep and rent out a house that you bought at your last station with a VA loan of
    ${formatDollars(keptLoan)}, and have orders for North Carolina.</p>`,
    table(
      ['Step', 'Amount'],
      [
        [
          `A quarter of ${formatDollars(conformingLimits.baseline)}`,
          formatDollars(fullEntitlement),
        ],
        [`A quarter of ${formatDollars(keptLoan)}, in use`, formatDollars(usedEntitlement)],
        ['Entitlement left', formatDollars(leftEntitlement)],
        ['Four times that: the loan with nothing down', formatDollars(nextLoan)],
      ],
    ),
    `<p>So a second house for up to ${formatDollars(nextLoan)} needs no down payment. For a dearer
    one you put down a quarter of what lies above. Your income has to carry both mortgages, although
    rent from the first can count if it is documented.</p>`,
    `<h3>Getting it back</h3>`,
    `<p>Entitlement is restored when you sell the house and pay the VA loan off. If you pay it off
    but keep the house, you can have it restored once. If a buyer takes over your loan, the
    entitlement stays in it unless that buyer is an eligible veteran who puts up their own. Get this
    in writing before you agree to an assumption, attractive as your old rate may be to
    someone.</p>`,

    `<h2>Buying near Lejeune, Bragg or Seymour Johnson</h2>`,
    `<p>The towns around North Carolina's bases live with transfer seasons. That has practical
    consequences for a buyer.</p>`,
    list(
      `<strong>Moving in.</strong> The loan is for a home you live in, normally soon after closing.
      If you are deployed, your spouse can usually meet that requirement for you.`,
      `<strong>Resale.</strong> When a brigade moves, many houses come on the market in one month.
      Ask the agent how long homes took to sell in the last two summers.`,
      `<strong>Appraisal.</strong> A VA appraisal looks at price and at basic soundness. Peeling
      paint on an old house or a failing roof will have to be dealt with first.`,
      `<strong>Due diligence.</strong> The usual North Carolina contract has a fee that is often
      lost if you walk away. The VA's escape clause lets you out if the appraisal comes in below the
      price; ask the closing attorney how the two work together before you sign.`,
    ),
    `<p>If orders are likely within three years, do the sum for renting as well. A five-year ARM is
    another way to match a short stay, with
    <a href="/blog/when-a-5-1-arm-fits-a-short-stay">risks of its own</a>. And should rates fall
    after you buy, the VA has a short form of refinance, described in
    <a href="/blog/va-streamline-basics">VA Streamline Basics</a>.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Request the COE today, even if you buy next year. An error in a service record can take weeks
      to fix.`,
      'If an older VA loan is on it, do the four-line sum above with your own figures.',
      `Put the loan with the fee into the <a href="/calculator">calculator</a>, and add tax and
      insurance for the county.`,
      `Ask three lenders for a quote with nothing down and one with the down payment you could make,
      and compare the fee in each.`,
    ),
    `<p>In the <a href="/quote">pre-qualification form</a>, choose VA as the loan type and enter 0
    as the down payment; that is a valid answer. What the other programs ask for is in the <a
    href="/faq#down-payment">FAQ</a>.</p>`,
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
