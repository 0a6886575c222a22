import { interestToDate } from '#src/domain/loans/interest.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const principal = 360_000;
const termMonths = 360;
const offered: Loan = { principal, annualRatePercent: 6.5, termMonths };
const higher: Loan = { ...offered, annualRatePercent: 6.875 };
const lower: Loan = { ...offered, annualRatePercent: 6.25 };
const payment = paymentInCents(offered);
const fiveYears = 60;
/** What the example lender asks for 15 more days, in percent of the loan. */
const extensionPercent = 0.25;
const extensionCost = (principal * extensionPercent) / 100;

export const post: SeedPost = {
  title: 'Lock Now or Float',
  slug: 'lock-now-or-float',
  state: 'New Jersey',
  category: 'Rates',
  description:
    'Lock when your contract is firm and the payment fits your budget. What a rate lock covers, how long it should run, and when waiting is a fair risk.',
  keywords: ['rate lock', 'float-down', 'lock extension'],
  published: '2026-07-06',
  content: blocks(
    `<p>Lock once the contract is firm and the payment at today's rate is one you can live with. A
    lock is there to protect a budget. It is no forecast, and nobody, your loan officer
    included, knows where rates will be next Tuesday. Floating makes sense in one situation: you can
    afford the loan at a noticeably higher rate, you have time before closing, and you would rather
    take the risk than pay for a long lock.</p>`,

    `<h2>What a lock covers</h2>`,
    `<p>It is a lender's commitment to a rate and its points for a number of days, on a certain
    loan. If the market rises, you keep your rate. If it falls, you keep it too. The commitment
    lasts only as long as the facts behind it do, and your price can change in spite of the lock if
    one of these happens:</p>`,
    list(
      'The loan amount or the down payment changes, for instance after a low appraisal.',
      'Your credit score comes out lower on a new report.',
      'Income or debts turn out different from the application.',
      'You switch the program, the term or the property.',
      'The closing comes after the last day of the lock.',
    ),
    `<p>A rate quoted on the phone is not a lock, and neither is a Loan Estimate by itself. The
    estimate says at the top of page 1 whether the rate is locked, and until what date and hour. Ask
    for the lock confirmation as a document of its own.</p>`,

    `<h2>What is at stake, in dollars</h2>`,
    `<p>Fear and hope both grow in the absence of a number, so here are some. Say a lender offers
    you ${loanTerms(offered)}, fixed. The table shows the payment now, after a bad few weeks, and
    after a good few.</p>`,
    table(
      [
        'Rate at closing',
        'Principal and interest a month',
        'Against the lock',
        'Interest in five years',
      ],
      [
        row(offered, 'The same'),
        row(higher, `${formatCents(paymentInCents(higher) - payment)} more`),
        row(lower, `${formatCents(payment - paymentInCents(lower))} less`),
      ],
    ),
    `<p>Put the second and third rows against your own budget. If another
    ${formatCents(paymentInCents(higher) - payment)} a month would be a nuisance and no more, you
    may float. If it would push your debts past the share of income that the lender allows, you
    could lose the approval along with the rate, and the hope of saving
    ${formatCents(payment - paymentInCents(lower))} does not pay for that. For a first-time buyer
    who has stretched for the house, the two sides of the bet are not the same size.</p>`,

    `<h2>How long a lock you need</h2>`,
    `<p>Locks are sold in steps, often 30, 45 or 60 days, and longer ones cost more. Count from the
    day you lock to the closing date in the contract, and add a week or two for whatever goes
    wrong. A cheap short lock that has to be extended is seldom cheap. If your lender charged
    ${extensionPercent}% of the loan for fifteen more days, for instance, that would be
    ${wholeDollars(extensionCost)} on this loan.</p>`,
    `<h3>New Jersey's extra days</h3>`,
    `<p>In New Jersey a contract that a real estate agent prepared goes through attorney review: for
    three business days either side's lawyer may disapprove it, and in practice the review often
    runs longer while the lawyers exchange letters. Inspections and negotiations follow. Until
    review concludes you do not have a firm deal, so a lock before then pays for days in which the
    house may still slip away. A sensible moment is after review and inspection, and before you
    order anything that you cannot cancel. Since property taxes in the state are among the highest
    in the country, have the lender use the real tax bill when it tests whether your payment has
    room for a higher rate.</p>`,

    `<h2>The float-down, and other small print</h2>`,
    `<p>Some lenders sell a lock that you may lower once if rates fall. Before you pay for such a
    float-down, ask how far rates must fall before it applies, who decides what the market rate is,
    and during which days you may use it. A float-down that needs a drop of half a point in three
    weeks is a kind gesture and little else.</p>`,
    `<p>Ask also what happens if the delay is the lender's fault. Many will extend at their own cost
    when they caused it. You want that sentence before there is an argument about it:</p>`,
    `<blockquote><p>If we miss the date because of your side, who pays for the extension? Please put
    it in the lock confirmation.</p></blockquote>`,

    `<h2>If you decide to float</h2>`,
    `<p>Float with rules, the way a careful person gambles.</p>`,
    steps(
      `Write down the highest rate at which you still want this house, and lock if it is reached. No
      second thoughts on the day.`,
      `Write down the rate at which you would be content, and lock there as well. Greed is what
      turns a good float into a bad one.`,
      `Set a last day, far enough before closing for the lender to prepare the Closing Disclosure,
      which you must receive three business days before you sign.`,
      `Learn which reports come out in those weeks. Inflation and employment figures move rates
      most, as <a href="/blog/what-moves-weekly-averages">What Moves Weekly Averages</a> explains.`,
    ),
    `<p>Do not watch the average rates in the news for this. They report the past week for other
    people's loans, while a lender may change its own sheet twice in a day.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Before you make an offer, ask each lender for its lock periods, prices and extension fees,
    and keep them with the <a href="/blog/reading-a-rate-sheet">rate sheet</a>. On the day the
    contract is firm, enter today's rate and one half a point higher into the <a
    href="/calculator">calculator</a>. If the second payment makes you wince, call and lock. You
    will probably see a lower rate at some later time, and that is all right: if it is low enough,
    you can refinance, which no one can do with a rate that went up. If you have not picked a lender
    yet, a <a href="/quote">pre-qualification inquiry</a> is a way to start that conversation.</p>`,
    sourcesList('disclosures', 'attorneyReview'),
  ),
};

function row(loan: Loan, difference: string): string[] {
  return [
    `${loan.annualRatePercent}%`,
    formatCents(paymentInCents(loan)),
    difference,
    wholeDollars(interestToDate(loan, fiveYears)),
  ];
}
