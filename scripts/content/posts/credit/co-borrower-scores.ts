import {
  type Affordability,
  affordability,
  maxDebtToIncomePercent,
} from '../../../../src/domain/loans/affordability.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { wholeDifference, wholeDollars } from '../loan-figures.ts';
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
  title: 'Whose credit score counts when you buy together?',
  slug: 'co-borrower-scores',
  state: 'California',
  category: 'Credit',
  image: 'mortgage/kitchen-table',
  description:
    'When two people apply together, the lower middle score often sets the price. How lenders choose the number, and when a second income is worth it.',
  keywords: ['co-borrower', 'middle score', 'joint application', 'community property'],
  published: '2026-09-23',
  content: blocks(
    `<p>When two people apply for one mortgage, the higher score doesn't pull up the lower one.
    Each borrower has up to three scores, the lender takes each person's middle one, and the lower
    of those two commonly decides the price. Add a second borrower for the income or the savings. If
    you can qualify without one, it may pay to apply alone, and you can work that out before anyone
    pulls your credit.</p>`,

    `<h2>How six scores become one</h2>`,
    `<p>Equifax, Experian and TransUnion have different records, so the same person has three
    scores. The lender drops the highest and the lowest. If there are only two, it uses the lower
    one. Take Ana and Ben, a made-up couple.</p>`,
    table(
      ['Borrower', 'Three scores', 'Middle score'],
      [
        ['Ana', anaScores.join(', '), String(anaMiddle)],
        ['Ben', benScores.join(', '), String(benMiddle)],
      ],
    ),
    `<p>On a joint application, many lenders and programs would use ${benMiddle}. Fannie Mae is a
    partial exception: it can average the two middle scores, here ${average}, to see whether the
    loan is eligible, while the price may still depend on the lower one. Since late 2025 its
    automated system has had no minimum score of its own, so the lower score is less likely to get
    you turned down but can still cost you money. Ask each lender which score it uses for the
    decision and which for the price.</p>`,

    `<h2>Is the second income worth the lower score?</h2>`,
    `<p>Suppose Ana is quoted ${aloneRatePercent}% on her own and the two of them
    ${jointRatePercent}% together. Both are example rates for a fixed loan of ${termYears} years
    with ${downPaymentPercent}% down. The table allows ${maxDebtToIncomePercent}% of gross income
    for all debts, as our calculator does. What is left after the monthly debts goes to principal
    and interest.</p>`,
    table(
      ['Figure', 'Ana alone', 'Ana and Ben'],
      [
        ['Yearly gross income', formatDollars(ana.annualIncome), formatDollars(both.annualIncome)],
        ['Monthly debts', formatDollars(ana.monthlyDebts), formatDollars(both.monthlyDebts)],
        ['Example rate', `${aloneRatePercent}%`, `${jointRatePercent}%`],
        row('Available for principal and interest', (result) =>
          formatCents(result.maxMonthlyPayment),
        ),
        row('Loan', (result) => wholeDollars(result.principal)),
        row('Price', (result) => wholeDollars(result.homePrice)),
      ],
    ),
    `<p>Ben's income adds ${wholeDifference(joint.homePrice, alone.homePrice)} to the price they can
    afford, even at the higher rate and with his debts included. Property tax, homeowners insurance
    and mortgage insurance have to come out of the same money, so treat both figures as ceilings. If
    the home they want costs ${formatDollars(modestPrice)}, though, Ana doesn't need the second
    income, and the better rate is theirs for as long as they keep the loan. Decide on the house
    first, and then on whose score to use. Enter your own numbers in the <a
    href="/calculator">calculator</a>, once for each version.</p>`,

    `<h2>On the loan and on the title</h2>`,
    `<p>These are two different things. The loan says who owes the money; the title says who owns
    the home. A person can be on the title but not on the loan, and couples often do that to keep
    one score off the application. It also means that one of you is responsible for the whole debt.
    If you aren't married to each other, have a lawyer put in writing who paid what before closing.
    It's an awkward hour that can save you a far worse one.</p>`,
    `<h3>Co-signers and parents</h3>`,
    `<p>A parent can join the loan without living in the home. Most programs allow it in some form
    and call the parent a non-occupant co-borrower. The parent's income helps; the parent's debts
    and middle score count too. The loan shows up on the parent's credit reports, and a late payment
    hurts two households. It also makes it harder for them to borrow later, so agree from the start
    on when and how you will refinance them off the loan.</p>`,

    `<h2>Married in California</h2>`,
    `<p>California is a community property state, and that changes the math of applying alone. For
    an FHA, VA or USDA loan, the lender normally counts the debts of a spouse who isn't on the
    application. The spouse's score doesn't count. In our example Ana could keep Ben's ${benMiddle}
    off the loan, but not his ${formatDollars(ben.monthlyDebts)} a month. A conventional lender
    usually looks only at the applicant's debts. Either way, expect a spouse who isn't borrowing to
    be asked to sign some papers at closing, and take questions about ownership to a lawyer.</p>`,
    `<p>In much of the state, prices make it hard to do without the second income. If the loan goes
    above the ${loanFacts.conformingLimits.year} baseline of
    ${formatDollars(loanFacts.conformingLimits.baseline)}, read <a
    href="/blog/jumbo-or-conforming-in-high-cost-counties">whether you need a jumbo loan</a> too, because jumbo lenders often look harder at the lower score.</p>`,

    `<h2>Ways to raise the lower middle score</h2>`,
    list(
      `<strong>Find the middle bureau.</strong> Only one of the three scores counts. If Ben's
      ${benMiddle} comes from one bureau, fix any errors in that report first. Here is <a
      href="/blog/after-a-collection">how to dispute them</a>.`,
      `<strong>Use savings on cards.</strong> Paying down the lower-scoring borrower's fullest card
      can help within a month or so. Our post on <a
      href="/blog/utilization-before-you-apply">utilization</a> shows which card to pay first.`,
      `<strong>Share an old card.</strong> Being added as an authorized user on the partner's
      long-standing account may help, if that card has a low balance.`,
      `<strong>Wait on joint accounts.</strong> A new card or car loan together, just before the
      mortgage, hurts both of you.`,
    ),

    `<h2>Before you apply together</h2>`,
    `<p>Sit down with both sets of scores and mark the two middle ones. Run the numbers for the home
    you want with one income and with two. Then ask the lender for both quotes, solo and joint,
    dated the same day; a good loan officer won't have to be asked twice, and the inquiries in
    one <a href="/blog/soft-and-hard-inquiries">shopping window</a> count as one for each of you. To
    get started, one person's answers in our <a href="/quote">pre-qualification inquiry</a> are
    enough. Mention the second borrower when someone calls.</p>`,
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
