import type { Loan } from '#src/domain/loans/loan.ts';
import { remainingBalance } from '#src/domain/loans/remaining-balance.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { formatCents } from '#src/features/calculators/format.ts';
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
  title: 'When a 5/1 ARM Fits a Short Stay',
  slug: 'when-a-5-1-arm-fits-a-short-stay',
  state: 'Nevada',
  category: 'Rates',
  description:
    'A 5/1 ARM pays off when you are sure to leave within five years. How to read its caps, what the worst case costs, and the questions that settle it.',
  keywords: ['arm', 'caps', 'adjustable rate', '5/1 arm'],
  published: '2026-09-08',
  content: blocks(
    `<p>A 5/1 ARM fits if you have a reason, and preferably a date, to be out of the loan before
    year six: a posting that ends, a contract with a last day, a home that you already know will be
    too small. For five years its rate is fixed, and usually lower than that of a 30-year fixed
    loan. After that it can rise each year, within limits that the note spells out. If you only hope
    to have moved by then, price the worst case first. It is easier than it sounds.</p>`,

    `<h2>What the two numbers mean</h2>`,
    `<p>The 5 is the number of years that the first rate lasts. The 1 says that afterwards it is
    reset once a year. Today many lenders offer a 5/6 instead, which resets every six months; ask
    which one is on the table. Either way the loan runs 30 years in all, and your payment is worked
    out anew at each reset from the balance, the new rate and the years that remain.</p>`,
    `<p>The new rate is an index plus a margin. The index is a published market rate that nobody at
    the bank controls. The margin is set in your note and never changes. When two ARMs start at the
    same rate, the one with the smaller margin is the better loan.</p>`,

    `<h2>How caps are written</h2>`,
    `<p>Caps limit how far the rate may move. They are written as three numbers, such as
    ${caps.first}/${caps.later}/${caps.life}, in percentage points.</p>`,
    list(
      `<strong>The first</strong> limits the first reset, at the start of year six.`,
      `<strong>The second</strong> limits each reset after that.`,
      `<strong>The third</strong> limits the rise over the whole life of the loan, counted from the
      rate you began with.`,
    ),
    `<p>Other loans carry other caps. Some allow the whole lifetime rise at the first reset, so
    never take these three for granted. You find them on page 2 of the Loan Estimate, in the box
    called Adjustable Interest Rate Table.</p>`,

    `<h2>A worked example, with the worst case</h2>`,
    `<p>Compare two loans. Both rates are invented for the sake of the sum, since what an ARM costs
    has to come from the lender who offers it.</p>`,
    table(
      ['Loan', 'Principal and interest a month'],
      [
        [`Fixed: ${loanTerms(fixed)}`, formatCents(fixedPayment)],
        [`ARM, first five years: ${loanTerms(arm)}`, formatCents(armPayment)],
      ],
    ),
    `<p>The ARM saves ${formatCents(fixedPayment - armPayment)} a month, ${wholeDollars(saving)}
    over the ${fixedMonths} months. You would also owe a little less at the end of them:
    ${wholeDollars(yearSix.principal)} instead of
    ${wholeDollars(remainingBalance(fixed, fixedMonths))}. Whoever sells then has done well.</p>`,
    `<p>Now suppose the move falls through, and that the index climbs so far that every cap of
    ${caps.first}/${caps.later}/${caps.life} is hit.</p>`,
    table(
      ['Year', 'Rate', 'Payment a month', 'Above the fixed loan'],
      [worstCase('Six', yearSix), worstCase('Seven', yearSeven), worstCase('Eight', yearEight)],
    ),
    `<p>In year six the ARM takes back ${wholeDollars(lostInYearSix)} of what it saved, and in year
    seven another ${wholeDollars(lostInYearSeven)}. So even in the worst case you are not behind
    until late in the seventh year. What hurts is the payment itself. A household that was
    comfortable at ${formatCents(armPayment)} has to find ${formatCents(paymentInCents(yearEight))}
    in year eight, and it may have to do so when refinancing is expensive for everyone.</p>`,

    `<h2>Short stays in Nevada</h2>`,
    `<p>People come to Nevada for an assignment at Nellis or Fallon, for a construction project, for
    a few seasons in a casino hotel's management, or for work around Reno that may move them on. An
    ARM can match such a stay. Keep in mind that selling costs money too: within a couple of
    years, the agent's commission and the closing costs can eat more than any rate saves, and
    renting may have been the better plan. If you qualify for a VA loan, compare that first;
    <a href="/blog/va-entitlement-near-bases">VA Entitlement near Bases</a> explains what it offers
    and how it behaves when orders change.</p>`,

    `<h2>Four questions before you sign</h2>`,
    steps(
      `<strong>What makes me leave, and when?</strong> A signed contract or a set of orders is a
      reason. A feeling that five years is a long time is not.`,
      `<strong>Could I carry the year-eight payment?</strong> If you could, the ARM is a choice. If
      you could not, it is a bet.`,
      `<strong>What are the index, the margin and all three caps?</strong> Get them in writing,
      along with the lowest rate the loan can fall to.`,
      `<strong>What does the fixed loan cost from the same lender today?</strong> If the gap is an
      eighth or a quarter of a point, the certainty is cheap. Buy it.`,
    ),
    `<p>Do not lean on a plan to refinance before the first reset. It needs a home that has kept its
    value, an income that has kept up, and rates that have come down, and you control none of the
    three on the day you need them. Refinancing has costs of its own as well, which
    <a href="/blog/break-even-in-months">take months to earn back</a>.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Write your likely last month in the house on paper. Enter the balance at the end of year
    five, ${yearSix.termMonths / 12} years and the highest rate that the caps allow into the <a
    href="/calculator">calculator</a> and look at the payment for a minute. If it would merely annoy
    you, ask two lenders for an ARM and a fixed loan on the same day. If it worries you, ask for the
    fixed loan only. Either way you can begin with a <a href="/quote">pre-qualification inquiry</a>,
    which leaves the choice open.</p>`,
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
