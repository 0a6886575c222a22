import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDifference, wholeDollars } from '../loan-figures.ts';
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
  title: 'Is a 580, 620 or 740 score enough to buy a home?',
  slug: '580-620-740-what-changes',
  state: 'Texas',
  category: 'Credit',
  image: 'topics/score-dial',
  description:
    'One of these credit scores is a rule, one is a lender habit and one is about price. What each means for FHA and conventional loans, and what to ask.',
  keywords: ['fha', 'score', 'fannie mae', 'minimum credit score'],
  published: '2026-11-17',
  content: blocks(
    `<p>People quote these three scores as if they were rungs on one ladder, but they're three
    different things. ${fha.fromScore} is one program's rule: at that score and above, the FHA
    insures a loan with ${fha.downPaymentPercent}% down. 620 used to be the minimum for most
    conventional loans and is now mostly each lender's choice. 740 is about price; no program turns
    you away for a 739. Once you know which kind of number you're dealing with, you know whether to
    wait, ask another lender, or apply.</p>`,

    `<h2>${fha.fromScore}: a rule, and only the FHA's</h2>`,
    `<p>The Federal Housing Administration doesn't lend money. It insures lenders against losses,
    and its handbook ties the minimum down payment to your score. On a ${wholeDollars(price)} home,
    the rule works like this.</p>`,
    table(
      ['Your score', 'Minimum down payment', `On ${wholeDollars(price)}`],
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
    `<p>The difference between ${fha.fromScore - 1} and ${fha.fromScore} is
    ${wholeDifference(largeDown, smallDown)} in cash. Few single points on a score are worth that
    much, so if you're at 574, it pays to spend two or three months working on your <a
    href="/blog/utilization-before-you-apply">card balances</a> before you apply.</p>`,
    `<p>The insurance itself doesn't change with your score. The upfront premium is
    ${fha.upfrontPremiumPercent}% of the loan, usually added to it, and the annual premium is
    commonly ${fha.commonAnnualPremiumPercent}%. For the ${wholeDollars(baseLoan)} loan in the first
    row, that is ${wholeDollars(upfrontPremium)} up front and about ${wholeDollars(monthlyPremium)}
    a month in the first year, whether your score is 580 or 780.</p>`,
    `<p>One caution: the FHA sets the minimum it will insure, and a lender may want more. A lender's
    own stricter rule is called an overlay. If a lender declines you at 590, you've run into its
    overlay; the next lender may not have one.</p>`,

    `<h2>620: the minimum that moved</h2>`,
    `<p>For years the standard answer was that a conventional loan takes a 620. On November 16,
    2025, Fannie Mae dropped that minimum from its automated underwriting system, which many lenders
    use to judge conventional loans. The system now weighs your file as a whole: your payment
    history, your debts, your income, your down payment, and the savings you have left after
    closing.</p>`,
    `<p>That isn't a promise. A lender may keep 620 or another number as its own minimum, the
    mortgage insurer may have one, and manually underwritten loans follow separate rules. But if you
    have a 612, steady income and a good down payment, it's now worth trying more than one lender.
    Ask each one:</p>`,
    `<blockquote><p>Is that minimum yours or the program's? Will you run my file through the
    automated system before you decide?</p></blockquote>`,
    `<p>If the answer is a flat no, all you have lost is a phone call. You can also ask for both
    programs side by side. With a score in the low 600s, an FHA loan, even with its premiums, can
    cost less each month than a conventional one, or more; only two written estimates will tell
    you.</p>`,

    `<h2>740: about price, not approval</h2>`,
    `<p>Conventional loans are priced in tiers. A higher score and a larger down payment move you
    into a cheaper tier, and the private mortgage insurance that comes with less than
    ${100 - conventional.insuranceRequestPercent}% down works the same way. 740 became the number
    everybody knows because advertised rates have so often assumed it. The tiers don't end there,
    and they aren't evenly spaced. Going from 638 to 690 usually does more for you than going from
    745 to 790.</p>`,
    `<p>To see what a tier can be worth, take two quotes that differ only in the rate. They're
    examples, not any lender's offers.</p>`,
    table(
      ['Fixed-rate loan', 'Monthly principal and interest'],
      [
        [loanTerms(costlier), formatCents(paymentInCents(costlier))],
        [loanTerms(cheaper), formatCents(paymentInCents(cheaper))],
      ],
    ),
    `<p>The difference is ${formatCents(paymentInCents(costlier) - paymentInCents(cheaper))} a
    month, before taxes and insurance. Enter your own two quotes in the <a
    href="/calculator">calculator</a>, which compares two loans side by side.</p>`,

    `<h2>In Texas, look past the score</h2>`,
    `<p>Texas has no state income tax and leans on property tax instead, so a large part of your
    monthly payment there may have nothing to do with the loan. It still counts when the lender
    compares your debts with your income. An automated conventional approval can go up to
    ${debtToIncome.automatedPercent}% of gross income for all debts combined; a manually
    underwritten loan stops at ${debtToIncome.manualPercent}%, or
    ${debtToIncome.manualWithReservesPercent}% for stronger files. A better score doesn't shrink
    the tax bill. Look up the bill for the home itself, since taxes vary within a county, and ask
    the appraisal district how the homestead exemption would change it once you live there.</p>`,

    `<h2>What to do at your score</h2>`,
    list(
      `<strong>Below ${fha.fromScore}.</strong> Find out which is easier to reach: a higher score,
      or ${fha.lowerScoreDownPaymentPercent}% down. Check your reports for errors first; our post on
      <a href="/blog/after-a-collection">collections and disputes</a> shows how.`,
      `<strong>${fha.fromScore} to 619.</strong> Get an FHA estimate, and have at least one lender
      run your file through the conventional automated system.`,
      `<strong>620 to 739.</strong> You have a choice of programs. Spend your effort on comparing
      quotes and on the card balances that keep you below the next tier.`,
      `<strong>740 and up.</strong> Your score is good enough. Any further savings will come from
      the down payment and from <a href="/blog/reading-a-rate-sheet">reading the rate sheet</a>
      carefully.`,
    ),
    `<p>The score in your banking app may come from a different model than the ones mortgage lenders
    use, so ask a lender which score it sees. In our <a href="/quote">pre-qualification form</a> a
    range is enough, and nobody pulls your credit for it.</p>`,
    sourcesList('hud', 'fannieMaeScores', 'fannieMaeRatios', 'lowDownPayment'),
  ),
};
