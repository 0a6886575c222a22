import { whoContacts } from '../../../../src/domain/leads/who-contacts.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { paymentBreakdown } from '../../../../src/domain/loans/payment-breakdown.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
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
  title: 'Pre-qualified or pre-approved: which do you need?',
  slug: 'pre-qualified-and-pre-approved',
  state: 'Florida',
  category: 'Approval',
  image: 'topics/two-letters',
  description:
    'A pre-qualification goes by what you say; a pre-approval is based on documents a lender has checked. When you need each, and what neither one promises.',
  keywords: ['prequalification', 'pre-approval', 'first-time buyer'],
  published: '2026-11-12',
  content: blocks(
    `<p>Get pre-qualified when you start looking, and pre-approved before you make an offer. The
    first is an estimate based on what you tell someone about your finances. The second is a letter
    from a lender that has looked at your credit and your documents. Neither is a loan. The house
    itself still has to be appraised, the title has to be clear, and an underwriter has to sign off
    on the whole file.</p>`,

    `<h2>The difference, line by line</h2>`,
    `<p>Lenders don't all use the two terms the same way, and no law makes them. One lender's
    pre-qualification may be checked as closely as another's pre-approval. So judge a letter by what
    the lender checked.</p>`,
    table(
      ['Question', 'Pre-qualification, usually', 'Pre-approval, usually'],
      [
        ['Based on', 'What you say', 'Pay stubs, tax forms, bank statements'],
        ['Credit', 'Not pulled, or a soft inquiry', 'Pulled, a hard inquiry'],
        ['Takes', 'Minutes', 'A day to a week, once your documents are in'],
        ['Good for', 'Setting a price range', 'Making an offer'],
        ['Lasts', 'Until your numbers change', 'Until the date on the letter'],
        ['Promises a loan', 'No', 'No'],
      ],
    ),
    `<p>The inquiry on this site is the first kind: you answer questions for a few minutes, and nobody
    pulls your credit. ${escapeHtml(whoContacts.may)} ${whoContacts.condition} We're not a lender, and what you
    get here isn't an approval of any kind. The <a href="/faq#pre-approval">FAQ</a> has
    the short version.</p>`,

    `<h2>When to get each kind</h2>`,
    `<h3>Months before you buy</h3>`,
    `<p>A pre-qualification is enough to find out whether to start looking, and in what price range.
    It's also a good time to learn about a problem, because there's still time to fix it. If the
    range is lower than you hoped, ask which number caused it: income, debts, savings or
    score.</p>`,
    `<h3>When you start touring homes</h3>`,
    `<p>Ask two or three lenders for a pre-approval within a short time. Mortgage inquiries within
    ${rateShopping.shortestDays} to ${rateShopping.longestDays} days count as one, depending on the
    scoring model, so comparing lenders hurts your score no more than applying to one. Here's
    <a href="/blog/soft-and-hard-inquiries">how to shop without hurting your score</a>.</p>`,
    `<h3>When you make an offer</h3>`,
    `<p>Ask the lender for a letter that shows the price you're offering, not the most you could
    borrow. Otherwise the seller's agent learns how high you can go. Lenders are used to this and
    write such letters within hours.</p>`,

    `<h2>How an estimate goes wrong: a Florida example</h2>`,
    `<p>The weak spot of an estimate is whatever nobody checked. In Florida that's often homeowners
    insurance. Take a household that earns ${formatDollars(annualIncome)} a year before taxes and
    pays ${formatDollars(monthlyDebts)} a month toward debts. As an example, they borrow
    ${loanTerms(loan)}, fixed, and property tax is ${formatDollars(annualPropertyTax)} a year. They
    first guessed at the insurance, then got a quote for a house near the coast.</p>`,
    table(
      ['Figure', 'With the guess', 'With the quote'],
      [
        ['Yearly insurance', yearly(guess), yearly(quoted)],
        ['Monthly principal and interest', ...both('principalAndInterest')],
        ['Monthly property tax', ...both('propertyTax')],
        ['Monthly insurance', ...both('homeInsurance')],
        ['Total monthly payment', ...both('total')],
        ['Total debts as a share of income', share(guess), share(quoted)],
      ],
    ),
    `<p>A letter based on the guess would have looked comfortable. With the quote, the same buyers
    are above ${debtToIncome.manualWithReservesPercent}%, where a conventional loan needs an
    automated approval, and those stop at ${debtToIncome.automatedPercent}%. Nothing about the
    buyers changed. So get an insurance quote for a real address before you rely on any letter, and
    ask the agent about wind and flood coverage separately. A standard policy doesn't cover flood
    damage, and a lender will require flood insurance in certain zones. Be just as careful with
    property tax: a Florida home is reassessed after a sale, so the seller's bill may be far lower
    than yours.</p>`,

    `<h2>What can undo a letter</h2>`,
    `<p>The letter describes your finances on one day. Lenders check again shortly before closing,
    and these are the changes that cost people their loan.</p>`,
    list(
      `A new car, a new credit card, or furniture on store credit. Wait until you have the keys.`,
      `A new job, or a switch from a salary to commission or your own business. If you have to
      change, tell the lender first.`,
      `Large deposits without a paper trail. A gift needs a letter from the giver.`,
      `Co-signing for anyone.`,
      `A late payment, even a small one.`,
    ),
    `<p>It works the other way, too. If you pay off a car or get a raise after the letter, ask for a
    new one.</p>`,

    `<h2>Five questions for whoever gives you a letter</h2>`,
    steps(
      'Which documents have you looked at, and has an underwriter seen them?',
      'Did you pull my credit, and was the inquiry hard or soft?',
      'Which rate, tax and insurance did you assume?',
      'What could still change your mind?',
      'When does this letter expire, and what does it take to renew it?',
    ),
    `<p>Some lenders will underwrite your full file before you've found a home. It takes more work
    up front and leaves fewer surprises: only the house is left to check. Where sellers often get
    several offers, it's worth asking for.</p>`,

    `<h2>What to do next</h2>`,
    `<p>If you're still finding your range, fill in the <a href="/quote">pre-qualification form</a>
    or try out numbers in the <a href="/calculator">calculator</a>, using an insurance quote and not
    a guess. If you plan to make an offer this season, gather two months of statements and two years
    of tax forms today. If you work for yourself, you need a few more; here's <a
    href="/blog/documents-for-self-employed-buyers">the list for self-employed buyers</a>. If the home is a condo, check the building as well, using <a
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
