import type { Loan } from '#src/domain/loans/loan.ts';
import { paymentBreakdown } from '#src/domain/loans/payment-breakdown.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms } from '../loan-figures.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { debtToIncome, rateShopping } = loanFacts;

const annualIncome = 84_000;
const monthlyIncome = annualIncome / 12;
const monthlyDebts = 420;
const loan: Loan = { principal: 290_000, annualRatePercent: 6.5, termMonths: 360 };
const annualPropertyTax = 4_200;
const guess = housing(2_400);
const quoted = housing(7_200);

export const post: SeedPost = {
  title: 'Pre-Qualified and Pre-Approved',
  slug: 'pre-qualified-and-pre-approved',
  state: 'Florida',
  category: 'Approval',
  description:
    'A pre-qualification estimates from what you say; a pre-approval rests on checked documents. Which one you need when, and what neither of them promises.',
  keywords: ['prequalification', 'pre-approval', 'first-time buyer'],
  published: '2026-11-12',
  content: blocks(
    `<p>Get pre-qualified when you begin to look, and pre-approved before you make an offer. The
    first is an estimate from what you tell someone about your money. The second is a lender's
    letter after it has looked at your credit and your papers. Neither is a loan. The house itself
    still has to be appraised, the title has to be clear, and an underwriter has to sign off on the
    whole file.</p>`,

    `<h2>The difference, line by line</h2>`,
    `<p>Lenders do not use the two words alike, and no law makes them. One lender's
    pre-qualification is checked as closely as another's pre-approval. So judge a letter by what was
    done for it.</p>`,
    table(
      ['Question', 'Pre-qualification, usually', 'Pre-approval, usually'],
      [
        ['Based on', 'What you say', 'Pay stubs, tax forms, bank statements'],
        ['Credit', 'Not pulled, or a soft inquiry', 'Pulled, a hard inquiry'],
        ['Takes', 'Minutes', 'A day to a week, once the papers are in'],
        ['Good for', 'Setting a price range', 'Making an offer'],
        ['Lasts', 'Until your numbers change', 'Until the date on the letter'],
        ['Promises a loan', 'No', 'No'],
      ],
    ),
    `<p>The inquiry on this site is of the first kind. You answer questions for a few minutes,
    nobody pulls your credit, and someone then contacts you about your options. We are not a lender,
    and what you get here is no approval of any sort. The <a href="/faq#pre-approval">FAQ</a> says
    it in short.</p>`,

    `<h2>When to get which</h2>`,
    `<h3>Months before</h3>`,
    `<p>A pre-qualification is enough to find out whether to look at all, and in what range. It is
    also the right moment to learn about a problem, because there is time to fix it. If a range
    comes back lower than you hoped, ask which number was the cause: income, debts, savings or
    score.</p>`,
    `<h3>When you start to visit homes in earnest</h3>`,
    `<p>Ask two or three lenders for a pre-approval within a short stretch of time. Mortgage
    inquiries within ${rateShopping.shortestDays} to ${rateShopping.longestDays} days count as one,
    depending on the scoring model, so comparing hurts your score no more than asking once. <a
    href="/blog/soft-and-hard-inquiries">Soft and Hard Inquiries</a> has the details.</p>`,
    `<h3>When you make an offer</h3>`,
    `<p>Ask the lender for a letter that shows the price you offer, not the most you could borrow.
    Otherwise the seller's agent learns how far you can go. Lenders write such letters within hours;
    they are used to it.</p>`,

    `<h2>How an estimate goes wrong: a Florida example</h2>`,
    `<p>The weak spot of an estimate is whatever nobody checked. In Florida that is often the
    homeowners insurance. Take a household with ${formatDollars(annualIncome)} a year before taxes
    and ${formatDollars(monthlyDebts)} of debts a month. They borrow ${loanTerms(loan)}, fixed, as
    an example, and the property tax is ${formatDollars(annualPropertyTax)} a year. The insurance
    was first guessed and then quoted for a house near the coast.</p>`,
    table(
      ['Figure', 'With the guess', 'With the quote'],
      [
        ['Insurance a year', yearly(guess), yearly(quoted)],
        ['Principal and interest a month', ...both('principalAndInterest')],
        ['Property tax a month', ...both('propertyTax')],
        ['Insurance a month', ...both('homeInsurance')],
        ['Whole payment', ...both('total')],
        ['All debts as a share of income', share(guess), share(quoted)],
      ],
    ),
    `<p>A letter written on the guess would have looked comfortable. With the quote, the same buyers
    are above ${debtToIncome.manualWithReservesPercent}%, where a conventional loan needs an
    automated approval, and those end at ${debtToIncome.automatedPercent}%. Nothing about the buyers
    changed. So get an insurance quote for a real address before you rely on any letter, and ask the
    agent about wind and flood cover one by one. Flood damage is not part of a standard policy, and
    a lender will demand flood insurance in certain zones. The tax needs the same care: a Florida
    home is assessed anew after a sale, so the seller's bill may be far below yours.</p>`,

    `<h2>What voids a letter</h2>`,
    `<p>Everything in the letter is true of one day. Lenders check again shortly before closing, and
    these are the changes that cost people their loan.</p>`,
    list(
      `A new car, a new card, or furniture on store credit. Wait until you have the keys.`,
      `A new job, or a switch from a salary to commission or your own business. If you have to
      change, tell the lender first.`,
      `Large deposits without a paper behind them. A gift needs a letter from the giver.`,
      `Co-signing for anyone.`,
      `A late payment, even a small one.`,
    ),
    `<p>The opposite also holds. If you pay off a car or get a raise after the letter, ask for a new
    one.</p>`,

    `<h2>Five questions for whoever gives you a letter</h2>`,
    steps(
      'Which documents have you looked at, and has an underwriter seen them?',
      'Did you pull my credit, and was the inquiry hard or soft?',
      'Which rate, tax and insurance did you assume?',
      'What could still change your mind?',
      'On what date does this expire, and what does it take to renew it?',
    ),
    `<p>Some lenders offer to have the full file underwritten before you have found a home. It takes
    more work early and leaves fewer surprises: what remains is the house. Where sellers have
    several offers on the table, it is worth asking for.</p>`,

    `<h2>What to do next</h2>`,
    `<p>If you are still finding your range, fill in the <a href="/quote">pre-qualification form</a>
    or play with the numbers in the <a href="/calculator">calculator</a>, using an insurance quote
    and not a guess. If you mean to make an offer this season, gather two months of statements and
    two years of tax forms today. Those who work for themselves need some more, and will find the
    list in <a href="/blog/documents-for-self-employed-buyers">Documents for Self-Employed
    Buyers</a>. If the home is a condo, check the building as well, with <a
    href="/blog/a-condo-approval-checklist">our condo checklist</a>.</p>`,
    sourcesList('creditCheck', 'fannieMaeRatios'),
  ),
};

function housing(annualHomeInsurance: number) {
  const costs = { annualPropertyTax, annualHomeInsurance, monthlyHoa: 0 };
  return { annualHomeInsurance, ...paymentBreakdown(loan, costs) };
}

function yearly({ annualHomeInsurance }: ReturnType<typeof housing>): string {
  return formatDollars(annualHomeInsurance);
}

function both(part: 'principalAndInterest' | 'propertyTax' | 'homeInsurance' | 'total'): string[] {
  return [formatCents(guess[part]), formatCents(quoted[part])];
}

function share({ total }: ReturnType<typeof housing>): string {
  return `${(((total + monthlyDebts) / monthlyIncome) * 100).toFixed(1)}%`;
}
