import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { interestToDate } from '../../../../src/domain/loans/loan-cost.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
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
  title: 'Should you lock your mortgage rate now or wait?',
  slug: 'lock-now-or-float',
  state: 'New Jersey',
  category: 'Rates',
  image: 'topics/padlock',
  description:
    'Lock when your contract is firm and the payment fits your budget. What a rate lock covers, how long it should last, and when waiting is a reasonable risk.',
  keywords: ['rate lock', 'float-down', 'lock extension'],
  published: '2026-07-06',
  content: blocks(
    `<p>Lock once your contract is firm and you can live with the payment at today's rate. A lock
    protects your budget. It isn't a forecast, and nobody, including your loan officer, knows where
    rates will be next Tuesday. Floating makes sense in one situation: you can afford the loan at a
    noticeably higher rate, you have time before closing, and you would rather take the risk than
    pay for a long lock.</p>`,

    `<h2>What a lock covers</h2>`,
    `<p>A lock is a lender's commitment to a rate and its points, for a set number of days, on a
    specific loan. If rates rise, you keep yours. If they fall, you still keep yours. The commitment
    lasts only as long as the facts behind it do, and your price can change despite the lock if any
    of these things happen:</p>`,
    list(
      'The loan amount or the down payment changes, for instance after a low appraisal.',
      'Your credit score is lower on a new report.',
      'Your income or debts turn out to differ from your application.',
      'You switch the program, the term or the property.',
      'You close after the lock expires.',
    ),
    `<p>A rate quoted on the phone isn't a lock, and neither is a Loan Estimate by itself. The
    estimate says at the top of page 1 whether the rate is locked, and until what date and time. Ask
    for a separate lock confirmation in writing.</p>`,

    `<h2>What is at stake, in dollars</h2>`,
    `<p>The decision is easier with numbers in front of you. Say a lender offers you
    ${loanTerms(offered)}, fixed. The table shows the payment at today's rate, after a few bad
    weeks, and after a few good ones.</p>`,
    table(
      [
        'Rate at closing',
        'Monthly principal and interest',
        'Compared with locking',
        'Interest over five years',
      ],
      [
        row(offered, 'The same'),
        row(higher, `${formatCents(paymentInCents(higher) - payment)} more`),
        row(lower, `${formatCents(payment - paymentInCents(lower))} less`),
      ],
    ),
    `<p>Check the second and third rows against your own budget. If another
    ${formatCents(paymentInCents(higher) - payment)} a month would be no more than a nuisance, you
    can afford to float. If it would push your debts past the share of income the lender allows, you
    could lose the approval along with the rate, and the chance to save
    ${formatCents(payment - paymentInCents(lower))} a month isn't worth that. For a first-time
    buyer who is stretching to afford the house, there's more to lose than to gain.</p>`,

    `<h2>How long your lock should be</h2>`,
    `<p>Locks come in set lengths, often 30, 45 or 60 days, and longer ones cost more. Count from
    the day you lock to the closing date in the contract, and add a week or two for whatever goes
    wrong. A cheap short lock is seldom cheap once you have to extend it. If your lender charged
    ${extensionPercent}% of the loan for fifteen more days, for example, that would be
    ${wholeDollars(extensionCost)} on this loan.</p>`,
    `<h3>New Jersey's extra days</h3>`,
    `<p>In New Jersey, a contract prepared by a real estate agent goes through attorney review: for
    three business days either side's lawyer may disapprove it, and in practice the review often
    runs longer while the lawyers exchange letters. Inspections and negotiations follow. Until the
    review ends you don't have a firm deal, so if you lock before then, you're paying for days
    when you could still lose the house. A sensible time to lock is after review and inspection, and
    before you order anything you can't cancel. Property taxes in the state are among the highest
    in the country, so have the lender use the actual tax bill when it checks whether you could
    afford a higher rate.</p>`,

    `<h2>Float-downs and other fine print</h2>`,
    `<p>Some lenders sell a lock that lets you lower your rate once if the market falls. Before you
    pay for a float-down like this, ask how far rates must fall before it applies, who decides what
    the market rate is, and on which days you can use it. A float-down that takes a drop of half a
    point in three weeks isn't worth much.</p>`,
    `<p>Also ask what happens if the lender causes a delay. Many will extend the lock at their own
    expense when they do. Get that in writing before you need it:</p>`,
    `<blockquote><p>If we miss the closing date because of a delay on your side, who pays for the
    extension? Please put that in the lock confirmation.</p></blockquote>`,

    `<h2>If you decide to float</h2>`,
    `<p>Set your rules before you start.</p>`,
    steps(
      `Write down the highest rate at which you would still want this house, and lock if rates get
      there. Don't second-guess yourself on the day.`,
      `Write down the rate you would be happy with, and lock if you get it. Holding out for more is
      how a good float turns into a bad one.`,
      `Set a deadline, far enough before closing for the lender to prepare the Closing Disclosure,
      which you must receive three business days before you sign.`,
      `Find out which economic reports come out in those weeks. Inflation and employment figures
      move rates the most, as our post on <a href="/blog/what-moves-weekly-averages">what moves rates from
      week to week</a> explains.`,
    ),
    `<p>Don't rely on the average rates in the news for this. They cover the past week and other
    people's loans, while a lender may change its own rates twice in a day.</p>`,

    `<h2>What to do next</h2>`,
    `<p>Before you make an offer, ask each lender for its lock periods, prices and extension fees,
    and keep them with the <a href="/blog/reading-a-rate-sheet">rate sheet</a>. On the day the
    contract is firm, run the numbers in the <a href="/calculator">calculator</a> at today's rate
    and at a rate half a point higher. If the second payment makes you wince, call and lock.
    You'll probably see a lower rate at some point later, and that's all right: if it's low enough,
    you can refinance. If you float and rates go up, nothing will bring the old rate back. If you
    haven't picked a lender yet, a <a href="/quote">pre-qualification inquiry</a> is one way to
    start the conversation.</p>`,
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
