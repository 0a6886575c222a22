import { formatCents } from '#src/features/calculators/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { fha, conventional, debtToIncome } = loanFacts;

const price = 290_000;
const smallDown = (price * fha.downPaymentPercent) / 100;
const largeDown = (price * fha.lowerScoreDownPaymentPercent) / 100;
const baseLoan = price - smallDown;
const upfrontPremium = (baseLoan * fha.upfrontPremiumPercent) / 100;
const monthlyPremium = (baseLoan * fha.commonAnnualPremiumPercent) / 1200;

const costlier = { principal: 300_000, annualRatePercent: 6.875, termMonths: 360 };
const cheaper = { ...costlier, annualRatePercent: 6.5 };

export const post: SeedPost = {
  title: '580, 620, 740: What Changes',
  slug: '580-620-740-what-changes',
  state: 'Texas',
  category: 'Credit',
  description:
    'One of these credit scores is a rule, one is a lender habit and one is about price. What each means for FHA and conventional loans, and what to ask.',
  keywords: ['fha', 'score', 'fannie mae', 'minimum credit score'],
  published: '2026-11-17',
  content: blocks(
    `<p>These three scores get quoted as if they were one ladder, but they are three different
    things. ${fha.fromScore} is a rule of one program: from there the FHA insures a loan with
    ${fha.downPaymentPercent}% down. 620 used to be the floor for most conventional loans and is
    now, for the most part, a choice that each lender makes. 740 is about price; no program turns
    you away for 739. If you know which kind of line you are standing at, you know whether to wait,
    to ask somewhere else, or to apply.</p>`,

    `<h2>${fha.fromScore}: a rule, and only the FHA's</h2>`,
    `<p>The Federal Housing Administration does not lend. It insures lenders against loss, and its
    handbook ties the smallest down payment to your score. On a home for ${wholeDollars(price)} the
    rule looks like this.</p>`,
    table(
      ['Your score', 'Least down payment', `On ${wholeDollars(price)}`],
      [
        [
          `${fha.fromScore} and above`,
          `${fha.downPaymentPercent}% of the price`,
          wholeDollars(smallDown),
        ],
        [
          `${fha.lowerScoreFrom} to ${fha.fromScore - 1}`,
          `${fha.lowerScoreDownPaymentPercent}% of the price`,
          wholeDollars(largeDown),
        ],
        [`Below ${fha.lowerScoreFrom}`, 'No FHA insurance', 'Not available'],
      ],
    ),
    `<p>Between ${fha.fromScore - 1} and ${fha.fromScore} lie ${wholeDollars(largeDown - smallDown)}
    of cash. Few single points on a score are worth as much, so a buyer at 574 does well to spend
    two or three months on <a href="/blog/utilization-before-you-apply">card balances</a> before
    applying.</p>`,
    `<p>What does not change with the score is the insurance itself. The upfront premium is
    ${fha.upfrontPremiumPercent}% of the loan, usually added to it, and the annual premium is
    commonly ${fha.commonAnnualPremiumPercent}%. For the loan of ${wholeDollars(baseLoan)} in the
    first row that is ${wholeDollars(upfrontPremium)} at the start and about
    ${wholeDollars(monthlyPremium)} a month in the first year, at 580 as at 780.</p>`,
    `<p>One caution. The FHA sets the least that it will insure, and a lender may want more. Such a
    house rule is called an overlay. A lender that declines you at 590 has told you about its
    overlay; the next one may not have it.</p>`,

    `<h2>620: the line that moved</h2>`,
    `<p>For years the standard answer was that a conventional loan takes 620. On November 16, 2025,
    Fannie Mae dropped that minimum from its automated underwriting system, which many lenders use
    to judge conventional loans. The system now weighs the file as a whole: how you have paid, what
    you owe, what you earn, what you put down, and what savings remain after closing.</p>`,
    `<p>That is not a promise. A lender may keep 620 or another number as its own minimum, the
    company that insures the mortgage may have one, and a loan that is underwritten by hand follows
    separate rules. But a score of 612 with steady income and a good down payment is now a question
    worth putting to more than one lender. Ask it in these words:</p>`,
    `<blockquote><p>Is that minimum yours or the program's? Will you run my file through the
    automated system before you decide?</p></blockquote>`,
    `<p>If the answer is a flat no, you have lost one phone call. It is also fair to ask for both
    programs side by side. With a score in the low 600s, an FHA loan can cost less each month than a
    conventional one even with its premiums, or more; only two written estimates will tell
    you.</p>`,

    `<h2>740: the price, not the permission</h2>`,
    `<p>Conventional loans are priced in steps. A higher score and a larger down payment move you
    into a cheaper step, and the private mortgage insurance that comes with less than
    ${100 - conventional.insuranceRequestPercent}% down follows the same logic. 740 became the
    figure everybody knows because advertised rates have so often assumed it. The steps do not end
    there, and they do not all have the same height. Going from 638 to 690 usually does more for you
    than going from 745 to 790.</p>`,
    `<p>To see what a step can be worth, take two quotes that differ only in the rate. They are
    examples and stand for no lender.</p>`,
    table(
      ['Fixed-rate loan', 'Principal and interest a month'],
      [
        [loanTerms(costlier), formatCents(paymentInCents(costlier))],
        [loanTerms(cheaper), formatCents(paymentInCents(cheaper))],
      ],
    ),
    `<p>The difference is ${formatCents(paymentInCents(costlier) - paymentInCents(cheaper))} a
    month, before taxes and insurance. Put your own pair of quotes into the
    <a href="/calculator">calculator</a>, where two loans can stand next to each other.</p>`,

    `<h2>In Texas, look past the score</h2>`,
    `<p>Texas has no state income tax and leans on property tax instead, so a large part of a
    monthly payment there may have nothing to do with the loan. It still counts when the lender
    compares your debts with your income. An automated conventional approval can go up to
    ${debtToIncome.automatedPercent}% of gross income for all debts together; a loan underwritten by
    hand stops at ${debtToIncome.manualPercent}%, or ${debtToIncome.manualWithReservesPercent}% for
    stronger files. A better score does not shrink the tax bill. Look up the tax bill of the home
    itself, since it varies within a county, and ask the appraisal district what the homestead
    exemption would change once you live there.</p>`,

    `<h2>What to do from where you are</h2>`,
    list(
      `<strong>Below ${fha.fromScore}.</strong> Find out which is nearer: the points, or the
      ${fha.lowerScoreDownPaymentPercent}% down. Read your reports for errors first; our post on
      <a href="/blog/after-a-collection">collections and disputes</a> shows how.`,
      `<strong>${fha.fromScore} to 619.</strong> Get an FHA estimate, and have at least one lender
      try the conventional automated system.`,
      `<strong>620 to 739.</strong> You have a choice of programs. Spend your effort on comparing
      quotes and on the card balances that hold you below the next step.`,
      `<strong>740 and up.</strong> Stop polishing. What you save from here comes from the down
      payment and from <a href="/blog/reading-a-rate-sheet">reading the rate sheet</a> well.`,
    ),
    `<p>The score in a banking app may come from another model than the ones mortgage lenders use,
    so ask a lender which figure it sees. In our <a href="/quote">pre-qualification form</a> a range
    is enough, and nobody pulls your credit for it.</p>`,
    sourcesList('hud', 'fannieMaeScores', 'fannieMaeRatios', 'lowDownPayment'),
  ),
};
