import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { roundToCents } from '../../../../src/domain/loans/loan-cost.ts';
import { remainingBalance } from '../../../../src/domain/loans/remaining-balance.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';

const principal = 340_000;
const fixed: Loan = { principal, annualRatePercent: 6.375, termMonths: 360 };
const arm: Loan = { principal, annualRatePercent: 5.625, termMonths: 360 };
const fixedMonths = 60;
/** Percentage points by which the example loan's rate may rise. */
const caps = { first: 2, later: 2, life: 5 };

const fixedPayment = paymentInCents(fixed);
const armPayment = paymentInCents(arm);
const saving = roundToCents((fixedPayment - armPayment) * fixedMonths);
const yearSix = afterRise(arm, fixedMonths, caps.first);
const yearSeven = afterRise(yearSix, 12, caps.later);
const yearEight = afterRise(yearSeven, 12, caps.life - caps.first - caps.later);
const lostInYearSix = (paymentInCents(yearSix) - fixedPayment) * 12;
const lostInYearSeven = (paymentInCents(yearSeven) - fixedPayment) * 12;

export const post: SeedPost = {
  title: "Is a 5/1 ARM a good idea if you won't stay long?",
  slug: 'when-a-5-1-arm-fits-a-short-stay',
  state: 'Nevada',
  category: 'Rates',
  image: 'mortgage/moving-boxes',
  description:
    "A 5/1 ARM pays off when you're sure to move within five years. How to read its caps, what the worst case costs, and what to ask before you sign.",
  keywords: ['arm', 'caps', 'adjustable rate', '5/1 arm'],
  published: '2026-09-08',
  content: blocks(
    `<p>A 5/1 ARM makes sense if you have a reason, and preferably a date, to be out of the loan
    before year six: an assignment that ends, a job contract with an end date, a home you already
    know will be too small. For five years the rate is fixed, and usually lower than the rate on a
    30-year fixed loan. After that it can rise each year, within limits spelled out in the note. If
    you only hope to have moved by then, work out the worst case first. It's easier than it
    sounds.</p>`,

    `<h2>What the two numbers mean</h2>`,
    `<p>The 5 is the number of years the first rate lasts. The 1 means that the rate resets once a
    year after that. Many lenders now offer a 5/6 instead, which resets every six months; ask which
    one you're being offered. Either way the loan runs 30 years in all, and your payment is
    recalculated at each reset from the balance, the new rate and the years left.</p>`,
    `<p>The new rate is an index plus a margin. The index is a published market rate that the lender
    doesn't control. The margin is set in your note and never changes. When two ARMs start at the
    same rate, the one with the smaller margin is the better loan.</p>`,

    `<h2>How caps are written</h2>`,
    `<p>Caps limit how far the rate may move. They're written as three numbers, such as
    ${caps.first}/${caps.later}/${caps.life}, in percentage points.</p>`,
    list(
      `<strong>The first</strong> limits the first reset, at the start of year six.`,
      `<strong>The second</strong> limits each reset after that.`,
      `<strong>The third</strong> limits the total increase over the life of the loan, counted from
      your starting rate.`,
    ),
    `<p>Caps vary from loan to loan. Some allow the entire lifetime increase at the first reset, so
    never take these three for granted. You'll find yours on page 2 of the Loan Estimate, in the
    box called Adjustable Interest Rate Table.</p>`,

    `<h2>A worked example, with the worst case</h2>`,
    `<p>Compare two loans. Both rates are made up for this example; the real ones have to come from
    a lender.</p>`,
    table(
      ['Loan', 'Monthly principal and interest'],
      [
        [`Fixed: ${loanTerms(fixed)}`, formatCents(fixedPayment)],
        [`ARM, first five years: ${loanTerms(arm)}`, formatCents(armPayment)],
      ],
    ),
    `<p>The ARM saves ${formatCents(fixedPayment - armPayment)} a month, or ${wholeDollars(saving)}
    over ${fixedMonths} months. You would also owe a little less at the end:
    ${wholeDollars(yearSix.principal)} instead of
    ${wholeDollars(remainingBalance(fixed, fixedMonths))}. If you sell then, you come out
    ahead.</p>`,
    `<p>Now suppose the move falls through and the index climbs so far that the rate hits all three
    of the ${caps.first}/${caps.later}/${caps.life} caps.</p>`,
    table(
      ['Year', 'Rate', 'Monthly payment', 'Above the fixed loan'],
      [worstCase('Six', yearSix), worstCase('Seven', yearSeven), worstCase('Eight', yearEight)],
    ),
    `<p>In year six the ARM gives back ${wholeDollars(lostInYearSix)} of what it saved, and in year
    seven another ${wholeDollars(lostInYearSeven)}. So even in the worst case you don't fall behind
    until late in the seventh year. What hurts is the payment itself. A household that was
    comfortable at ${formatCents(armPayment)} has to come up with
    ${formatCents(paymentInCents(yearEight))} in year eight, possibly when refinancing is expensive
    for everyone.</p>`,

    `<h2>Short stays in Nevada</h2>`,
    `<p>People come to Nevada for an assignment at Nellis or Fallon, for a construction project, for
    a few seasons managing a casino hotel, or for work around Reno that may not last. An ARM can
    suit a stay like that. Keep in mind that selling costs money too: if you sell within a couple of
    years, the agent's commission and the closing costs can cost you more than any rate saves, and
    renting may have been the better plan. If you qualify for a VA loan, compare that first. Our
    post on <a href="/blog/va-entitlement-near-bases">VA entitlement</a> explains what it offers and
    what happens when your orders change.</p>`,

    `<h2>Four questions before you sign</h2>`,
    steps(
      `<strong>Why will I move, and when?</strong> A signed contract or a set of orders is a reason.
      A feeling that five years is a long time isn't.`,
      `<strong>Could I afford the year-eight payment?</strong> If you could, the ARM is a choice. If
      you couldn't, it's a gamble.`,
      `<strong>What are the index, the margin and all three caps?</strong> Get them in writing,
      along with the lowest rate the loan can fall to.`,
      `<strong>What does a fixed loan from the same lender cost today?</strong> If the gap is an
      eighth or a quarter of a point, certainty is cheap. Take the fixed loan.`,
    ),
    `<p>Don't count on refinancing before the first reset. That takes a home that has kept its
    value, an income that has kept up, and rates that have come down, and you control none of the
    three. Refinancing also has its own costs, which <a href="/blog/break-even-in-months">take
    months to earn back</a>.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Write down the month when you expect to move out. In the <a
    href="/calculator">calculator</a>, enter the balance at the end of year five,
    ${yearSix.termMonths / 12} years and the highest rate the caps allow, and take a good look at
    the payment. If it would only annoy you, ask two lenders for an ARM and a fixed loan on the same
    day. If it worries you, ask only for the fixed loan. Either way you can start with a <a
    href="/quote">pre-qualification inquiry</a>, which keeps both options open.</p>`,
  ),
};

/** What is still owed after some payments, at a rate that has risen by some points. */
function afterRise(loan: Loan, paymentsMade: number, points: number): Loan {
  return {
    principal: remainingBalance(loan, paymentsMade),
    annualRatePercent: loan.annualRatePercent + points,
    termMonths: loan.termMonths - paymentsMade,
  };
}

function worstCase(year: string, loan: Loan): string[] {
  const payment = paymentInCents(loan);
  const above = formatCents(payment - fixedPayment);
  return [year, `${loan.annualRatePercent}%`, formatCents(payment), above];
}
