import { totalInterest } from '../../../../src/domain/loans/loan-cost.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { conformingLimits } = loanFacts;
const { rightToCancel } = postFacts;

const homeValue = 700_000;
const cash = 60_000;
const rateAndTerm = { principal: 410_000, annualRatePercent: 6.375, termMonths: 360 };
const cashOut = {
  principal: rateAndTerm.principal + cash,
  annualRatePercent: 6.75,
  termMonths: 360,
};
const cashAlone = { ...cashOut, principal: cash };
const difference = paymentInCents(cashOut) - paymentInCents(rateAndTerm);
const cardDebt = { ...cashOut, principal: 20_000 };

export const post: SeedPost = {
  title: 'Should you take cash out when you refinance?',
  slug: 'rate-and-term-or-cash-out',
  state: 'California',
  category: 'Refinance',
  image: 'topics/piggy-bank',
  description:
    'One kind of refinance changes the terms of what you owe; the other borrows more against the home. What cash-out really costs, with a California example.',
  keywords: ['cash-out', 'rate-and-term', 'home equity', 'refinance'],
  published: '2026-08-13',
  content: blocks(
    `<p>Choose rate-and-term if you want a better loan, and cash-out only if you need money and have
    compared it with a second loan. A rate-and-term refinance replaces your mortgage with one of
    about the same size. A cash-out refinance replaces it with a larger one and pays you the
    difference. Lenders usually charge more for the second kind, and they charge it on the whole
    balance, so the cash costs more than its rate suggests.</p>`,

    `<h2>Which is which</h2>`,
    `<p>A rate-and-term loan can usually cover the old balance, the closing costs and a small
    rounding amount back to you. Anything beyond that is cash-out and priced that way, even if the
    money goes straight to a card company. Paying off a second mortgage can go either way: if that
    loan helped you buy the home, it often counts as rate-and-term; if you took it out later, it
    often doesn't. Describe your situation to the lender and ask which of the two it will be. It's
    one of the few questions that can change your price without changing anything else.</p>`,

    `<h2>What the cash costs: an example</h2>`,
    `<p>A home in Sacramento is worth ${formatDollars(homeValue)}, and the owners owe
    ${formatDollars(rateAndTerm.principal)} on it. They would like a lower rate and
    ${formatDollars(cash)} for a new roof and a ramp. A lender offers two fixed-rate loans. The
    rates are examples, and closing costs are left out.</p>`,
    table(
      ['Figure', 'Rate-and-term', 'Cash-out'],
      [
        ['Loan', loanTerms(rateAndTerm), loanTerms(cashOut)],
        ["Share of the home's value", share(rateAndTerm.principal), share(cashOut.principal)],
        [
          'Monthly principal and interest',
          formatCents(paymentInCents(rateAndTerm)),
          formatCents(paymentInCents(cashOut)),
        ],
        [
          'Total interest',
          wholeDollars(totalInterest(rateAndTerm)),
          wholeDollars(totalInterest(cashOut)),
        ],
      ],
    ),
    `<p>The owners would pay ${formatCents(difference)} more each month for the
    ${formatDollars(cash)}. Borrowed by itself on the terms of the cash-out loan, that amount would
    cost ${formatCents(paymentInCents(cashAlone))} a month. The other
    ${formatCents(difference - paymentInCents(cashAlone))} comes from the higher rate on the money
    they already owed. Keep that figure in mind when you look at a home equity loan or line, which
    leaves the first mortgage alone. Our post on <a href="/blog/heloc-or-refinance">HELOCs and
    refinancing</a> makes that comparison.</p>`,

    `<h2>When each one makes sense</h2>`,
    `<h3>Rate-and-term</h3>`,
    list(
      "The new rate is clearly below yours, and you'll stay past the break-even month.",
      'You want to get out of an adjustable rate before it adjusts.',
      'You want a shorter term and can afford the payment.',
      'One borrower is leaving the loan, after a divorce for instance.',
    ),
    `<h3>Cash-out</h3>`,
    list(
      'The new rate is below your current one even with the higher price of cash-out.',
      'You need the full amount at once, for one purpose with a known price.',
      'What you pay for lasts about as long as the debt: a roof, wiring, a second bathroom.',
    ),
    `<p>A trip or a car is long gone before the mortgage is paid off. Credit cards are the hard
    case. Suppose you roll ${formatDollars(cardDebt.principal)} of card debt into the new loan. The
    rate falls a great deal, but paid over ${cardDebt.termMonths / 12} years at
    ${cardDebt.annualRatePercent}%, the debt costs ${wholeDollars(totalInterest(cardDebt))} in
    interest. It's also secured by your home from then on. If you do it, keep paying what the cards
    cost you each month, toward principal, and put the cards away.</p>`,

    `<h2>What to watch in California</h2>`,
    `<h3>The loan limit</h3>`,
    `<p>High home values put many California owners close to a limit that owners elsewhere seldom
    reach. For ${conformingLimits.year} the conforming limit for one unit is
    ${formatDollars(conformingLimits.baseline)} in most counties and up to
    ${formatDollars(conformingLimits.ceiling)} in the most expensive ones. A loan below the limit
    can become a jumbo when you add cash, with different rules and a different price. Look up your
    county before you settle on an amount; <a
    href="/blog/jumbo-or-conforming-in-high-cost-counties">our post on high-cost counties</a>
    explains what changes at that point.</p>`,
    `<h3>Protections that came with the first loan</h3>`,
    `<p>California law protects many people who borrowed to buy the home they live in: after a
    foreclosure, that lender generally can't come after them for the rest. Money taken out later
    isn't treated the same way. Before a large cash-out, it's worth paying a California lawyer for an
    hour to ask how this applies to your loan.</p>`,

    `<h2>Taxes</h2>`,
    `<p>Mortgage interest may be deductible, but what you do with the money matters, and so does
    whether you itemize. Interest on cash you use to buy or improve the home is treated differently
    from interest on cash you spend on something else. Keep the receipts and ask a tax adviser
    before you count on any of it.</p>`,

    `<h2>Five questions for the lender</h2>`,
    list(
      'What would the same loan cost me as rate-and-term, on the same day?',
      'What is the next lower loan-to-value tier, and what would it do to the rate?',
      'Does the appraisal decide the amount, and what happens if it comes in low?',
      'How soon after a purchase, or the last refinance, do you allow cash-out?',
      'When will I get the cash, after the days I have to cancel?',
    ),
    `<p>The answers to the last two surprise people. Lenders want to see that you've owned the
    home for some time, and you don't get the cash until your time to cancel is up.</p>`,

    `<h2>Your right to cancel</h2>`,
    `<p>When you refinance the home you live in, federal law lets you cancel until midnight of the
    ${rightToCancel.lastDay} business day. The clock starts once three things have happened: you
    have signed, you have two copies of the notice of your right to cancel, and you have the
    required disclosures. Saturdays count as business days here. Sundays and federal holidays
    don't. So if you sign on a Friday, you can cancel through Tuesday, unless there's a holiday in
    between. Until then the lender can't pay out any money.</p>`,
    list(
      `Cancel in writing; a call isn't enough. You don't need a reason.`,
      `The lender then has ${rightToCancel.refundDays} calendar days to return what you paid,
      including fees, and to release its claim on the home.`,
      `If you never got the notice or the disclosures, the right lasts up to
      ${rightToCancel.withoutNoticeYears} years, or until you sell.`,
      `If you refinance with your current lender, you can cancel only the new money. A rate-and-term
      loan from that lender usually doesn't come with this right, and a loan to buy a home never
      does.`,
    ),

    `<h2>How to start</h2>`,
    `<p>Write down what the money is for and what it will cost, then your balance and rate. Run both
    loans in the <a href="/calculator">calculator</a>, which compares payment and interest side by
    side. Divide the costs by the savings, as in <a href="/blog/break-even-in-months">Break-Even in
    Months</a>. If the cash-out version still looks good, ask for three quotes, each in both
    versions. If your current rate turns out to be better than anything you're quoted, keep your
    mortgage as it is.</p>`,
    sourcesList('rescission', 'businessDay', 'loanLimits'),
  ),
};

function share(principal: number): string {
  return `${Math.round((100 * principal) / homeValue)}%`;
}
