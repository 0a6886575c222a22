import { type Affordability, affordability } from '#src/domain/loans/affordability.ts';
import { maxDebtToIncomePercent } from '#src/domain/loans/limits.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

type Scores = readonly [number, number, number];
const anaScores: Scores = [768, 741, 729];
const benScores: Scores = [655, 642, 618];
const anaMiddle = middle(anaScores);
const benMiddle = middle(benScores);
const average = (anaMiddle + benMiddle) / 2;

const ana = { annualIncome: 92_000, monthlyDebts: 450 };
const ben = { annualIncome: 48_000, monthlyDebts: 380 };
const both = {
  annualIncome: ana.annualIncome + ben.annualIncome,
  monthlyDebts: ana.monthlyDebts + ben.monthlyDebts,
};
const aloneRatePercent = 6.5;
const jointRatePercent = 7;
const termYears = 30;
const downPaymentPercent = 10;
const shared = { termMonths: termYears * 12, downPaymentPercent };
const alone = affordability({ ...ana, ...shared, annualRatePercent: aloneRatePercent });
/** A home well within what Ana can carry by herself. */
const modestPrice = 350_000;
const joint = affordability({ ...both, ...shared, annualRatePercent: jointRatePercent });

export const post: SeedPost = {
  title: 'Co-Borrower Scores',
  slug: 'co-borrower-scores',
  state: 'California',
  category: 'Credit',
  description:
    'When two people apply together, the lower middle score often sets the price. How lenders choose the number, and when a second income is worth it.',
  keywords: ['co-borrower', 'middle score', 'joint application', 'community property'],
  published: '2026-09-23',
  content: blocks(
    `<p>When two people apply for one mortgage, the stronger score does not lift the weaker one.
    Each borrower has up to three scores, the lender takes the middle one, and of the two middles
    the lower one commonly decides the price. Add a second borrower for the income or the savings.
    If you can qualify without them, it may pay to apply alone, and you can work that out before
    anybody pulls credit.</p>`,

    `<h2>How one number comes out of six</h2>`,
    `<p>Equifax, Experian and TransUnion hold different records, so the same person has three
    scores. The lender sets aside the highest and the lowest. With only two scores it uses the
    lower. Take Ana and Ben, an invented couple.</p>`,
    table(
      ['Borrower', 'Three scores', 'Middle score'],
      [
        ['Ana', anaScores.join(', '), String(anaMiddle)],
        ['Ben', benScores.join(', '), String(benMiddle)],
      ],
    ),
    `<p>On a joint application many lenders and programs now work with ${benMiddle}. Fannie Mae is a
    partial exception: it can average the two middles, here ${average}, to see whether the loan is
    eligible, while the price may still follow the lower. Since late 2025 its automated system has
    had no minimum score of its own, which makes the lower number less often a refusal and still
    quite often a cost. Ask each lender which figure it uses for the decision and which for the
    price.</p>`,

    `<h2>Is the second income worth the lower score?</h2>`,
    `<p>Suppose Ana is quoted ${aloneRatePercent}% by herself and the two of them
    ${jointRatePercent}% together. Both are example rates for a fixed loan of ${termYears} years
    with ${downPaymentPercent}% down. The table allows ${maxDebtToIncomePercent}% of gross income
    for all debts, as our calculator does. What is left after the monthly debts goes to principal
    and interest.</p>`,
    table(
      ['Figure', 'Ana alone', 'Ana and Ben'],
      [
        ['Gross income a year', formatDollars(ana.annualIncome), formatDollars(both.annualIncome)],
        ['Debts a month', formatDollars(ana.monthlyDebts), formatDollars(both.monthlyDebts)],
        ['Example rate', `${aloneRatePercent}%`, `${jointRatePercent}%`],
        row('Room for principal and interest', (result) => formatCents(result.maxMonthlyPayment)),
        row('Loan', (result) => wholeDollars(result.principal)),
        row('Price', (result) => wholeDollars(result.homePrice)),
      ],
    ),
    `<p>Ben's income adds ${wholeDollars(joint.homePrice - alone.homePrice)} to the price, even at
    the higher rate and with his debts on the list. Property tax, homeowner's insurance and mortgage
    insurance have to come out of the same room, so treat both figures as ceilings. If the home they
    want costs ${formatDollars(modestPrice)}, though, Ana does not need the second income, and the
    better rate is theirs for as long as they keep the loan. Settle first which house it is to be,
    and then whose score. Enter your own numbers in the <a href="/calculator">calculator</a>, once
    for each version.</p>`,

    `<h2>On the loan, on the title</h2>`,
    `<p>These are two lists. The loan says who owes the money; the title says who owns the home. A
    person can be on the title and not on the loan, and couples who leave one score off the
    application often do it that way. It also means that one of you carries the whole debt. If you
    are not married to each other, have a lawyer write down who paid what before closing. It is an
    awkward hour that spares you a far worse one.</p>`,
    `<h3>Co-signers and parents</h3>`,
    `<p>A parent can join the loan without living in the home. Most programs allow it in some form
    and call it a non-occupant co-borrower. The parent's income helps; the parent's debts and middle
    score come along. The loan then stands in the parent's credit reports, and a late payment hurts
    two households. It also weighs on them if they want to borrow later, so agree from the start
    when and how you will refinance them out.</p>`,

    `<h2>Married in California</h2>`,
    `<p>California is a community property state, and that changes the arithmetic of applying alone.
    For an FHA, VA or USDA loan, the lender normally counts the debts of a spouse who is not on the
    application. The spouse's score does not count. In our example Ana could keep Ben's ${benMiddle}
    off the loan, yet not his ${formatDollars(ben.monthlyDebts)} a month. A conventional lender
    usually looks at the applicant's debts only. Expect a spouse who is not borrowing to be asked
    for some signatures at closing all the same, and take questions about ownership to a
    lawyer.</p>`,
    `<p>Prices make the second income hard to give up in much of the state. When the loan grows
    beyond the ${loanFacts.conformingLimits.year} baseline of
    ${formatDollars(loanFacts.conformingLimits.baseline)}, read
    <a href="/blog/jumbo-or-conforming-in-high-cost-counties">Jumbo or Conforming in High-Cost
    Counties</a> too, because jumbo lenders often look harder at the lower score.</p>`,

    `<h2>Ways to lift the lower middle score</h2>`,
    list(
      `<strong>Find the middle bureau.</strong> Only one of the three scores is in play. If Ben's
      ${benMiddle} comes from one bureau, an error in that report is worth fixing first. Here is
      <a href="/blog/after-a-collection">how to dispute it</a>.`,
      `<strong>Shift the savings.</strong> Money that pays down the weaker borrower's fullest card
      can act within a month or so. Our post on
      <a href="/blog/utilization-before-you-apply">utilization</a> shows which card goes first.`,
      `<strong>Share an old card.</strong> Being added as an authorized user to the partner's
      long-standing account may help, if that card is lightly used.`,
      `<strong>Wait on the joint account.</strong> A new card or car loan together, just before the
      mortgage, costs both of you.`,
    ),

    `<h2>Before you apply together</h2>`,
    `<p>Sit down with both sets of scores and mark the two middles. Price the home you want with one
    income and with two. Then ask the lender for both quotes, alone and joint, dated the same day; a
    good loan officer does this without being asked twice, and the inquiries of one
    <a href="/blog/soft-and-hard-inquiries">shopping window</a> count as one for each of you. For a
    first orientation, one person's answers in our <a href="/quote">pre-qualification inquiry</a>
    are enough. Mention the second borrower when somebody calls.</p>`,
    sourcesList('fannieMaeScores', 'fannieMaeRatios', 'loanLimits'),
  ),
};

/** The score that a lender keeps: neither the highest nor the lowest. */
function middle(scores: Scores): number {
  const [, second] = scores.toSorted((a, b) => a - b);
  return second ?? scores[0];
}

function row(heading: string, figure: (result: Affordability) => string): string[] {
  return [heading, figure(alone), figure(joint)];
}
