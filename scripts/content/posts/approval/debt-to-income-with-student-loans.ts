import { principalForPayment } from '../../../../src/domain/loans/affordability.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { roundToCents } from '../../../../src/domain/loans/loan-cost.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { calendarText } from '../../../../src/lib/calendar.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
import { loanFacts } from '../../../../src/lib/loan-facts.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, paymentInCents, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const { debtToIncome } = loanFacts;
const { studentLoans, repaymentPlans } = postFacts;

const annualIncome = 96_000;
const monthlyIncome = annualIncome / 12;
const carPayment = 310;
/** Principal, interest, taxes, insurance. */
const housing = 2_650;

const studentLoan: Loan = { principal: 52_000, annualRatePercent: 6, termMonths: 240 };
const standardPayment = paymentInCents(studentLoan);
const incomeDrivenPayment = 140;

const mortgage = { annualRatePercent: 6.5, termMonths: 360 };
const perHundred = principalForPayment({ monthlyPayment: 100, ...mortgage });
const perGap = principalForPayment({
  monthlyPayment: standardPayment - incomeDrivenPayment,
  ...mortgage,
});

export const post: SeedPost = {
  title: 'Can you buy a home with student loans?',
  slug: 'debt-to-income-with-student-loans',
  state: 'Massachusetts',
  category: 'Approval',
  image: 'topics/graduation-cap',
  description:
    'Lenders count your student loans by monthly payment, not by balance. How programs set that payment, even in deferment, and how to lower it.',
  keywords: ['dti', 'student loans', 'income-driven repayment', 'deferment', 'rap'],
  published: '2026-09-22',
  content: blocks(
    `<p>Lenders count your student loans by the monthly payment, so a large balance with a small
    payment doesn't have to keep you from buying. The catch is which payment they count. If your
    credit report shows zero, because the loans are deferred or your plan requires no payment, most
    programs make the lender count something anyway. The tables below show how much.</p>`,

    `<h2>The ratio in one minute</h2>`,
    `<p>Debt-to-income, or DTI, is what you must pay each month divided by what you earn before
    taxes. What you must pay includes your future housing payment, with property tax, insurance and
    any HOA fee, plus the minimum payments on everything in your credit report. Groceries,
    utilities, phone and child care don't count.</p>`,
    table(
      ['Conventional loan', 'Maximum DTI'],
      [
        ['Manually underwritten', `${debtToIncome.manualPercent}%`],
        [
          'Manually underwritten, with a strong score and reserves',
          `${debtToIncome.manualWithReservesPercent}%`,
        ],
        ['Approved by the automated system', `up to ${debtToIncome.automatedPercent}%`],
      ],
    ),
    `<p>These are ceilings. The automated system weighs your whole file and may turn you down far
    below them. FHA, VA and USDA loans have their own limits and tests.</p>`,

    `<h2>Which payment a lender must count</h2>`,
    `<p>A payment above zero counts as is in nearly all cases, even under an income-driven plan. The
    programs differ when the report shows no payment. Then a share of the balance counts each
    month:</p>`,
    table(
      ['Program', 'Share', `On ${formatDollars(studentLoan.principal)}`],
      [
        ['Fannie Mae, plan requires no payment', 'None', share(0)],
        ['Fannie Mae, deferred loan', ...counted(studentLoans.fannieMaeDeferredPercent)],
        ['Freddie Mac', ...counted(studentLoans.freddieMacPercent)],
        ['FHA', ...counted(studentLoans.fhaPercent)],
        ['VA', `${studentLoans.vaPercent}% a year`, share(studentLoans.vaPercent / 12)],
      ],
    ),
    `<p>Fannie Mae wants documents that show the plan; for a deferred loan it also accepts the
    payment that would pay it off over its term. The VA accepts the payment on the servicer's
    statement, and leaves out a loan that stays deferred for ${studentLoans.vaDeferredMonths} months
    after closing.</p>`,
    `<p>So for the same applicant, two lenders can differ by the price of an extra bedroom. And a
    loan you co-signed counts as your debt too, unless you can show that the other person has made
    the payments alone for a year.</p>`,

    `<h2>Repayment plans in ${repaymentPlans.start.slice(0, 4)}</h2>`,
    `<p>Check your plan before you trust an old number. A federal court ended SAVE in
    ${calendarText(repaymentPlans.saveEnded)}. Servicers have been sending notices to its borrowers
    since ${calendarText(repaymentPlans.start)}; each borrower has ${repaymentPlans.noticeDays} days
    from the notice to choose another plan or be moved to one. Deadlines differ, so go by your own
    letter.</p>`,
    list(
      `<strong>RAP,</strong> the Repayment Assistance Plan, opened on
      ${calendarText(repaymentPlans.start)}. You pay ${repaymentPlans.lowestPercent}% to
      ${repaymentPlans.highestPercent}% of your yearly adjusted gross income in monthly payments,
      minus ${formatDollars(repaymentPlans.perDependent)} a month for each dependent, and never less
      than ${formatDollars(repaymentPlans.least)} a month. If you take out new loans, it's the only
      income-driven plan left.`,
      `<strong>IBR</strong> remains open for older loans, and its payment can still be zero.`,
      `<strong>PAYE and ICR</strong> end by ${calendarText(repaymentPlans.olderEnd)}.`,
    ),
    `<p>When you apply for a mortgage, RAP's minimum payment has an odd advantage: it's above zero.
    Under the FHA's rule a documented ${formatDollars(repaymentPlans.least)} counts as
    ${formatDollars(repaymentPlans.least)}, while a zero would count as
    ${share(studentLoans.fhaPercent)} on the balance above.</p>`,

    `<h2>One household, three answers</h2>`,
    `<p>Take a buyer in Worcester who earns ${formatDollars(annualIncome)} a year, has a car payment
    of ${formatDollars(carPayment)}, plans on a housing payment of ${formatDollars(housing)} with
    everything included, and owes ${formatDollars(studentLoan.principal)} in student loans. Repaid
    in full on an example schedule of ${loanTerms(studentLoan)}, the loans cost
    ${formatCents(standardPayment)} a month. Under the income-driven plan they cost
    ${formatDollars(incomeDrivenPayment)}.</p>`,
    table(
      ['Student loan payment counted', 'Total monthly debts', 'DTI'],
      [
        ratio('Nothing', 0),
        ratio(`The plan's ${formatDollars(incomeDrivenPayment)}`, incomeDrivenPayment),
        ratio(`Full repayment, ${formatCents(standardPayment)}`, standardPayment),
      ],
    ),
    `<p>It's the same household on all three lines, yet the last one may need a stronger file or
    another program. How much house is that worth? At ${mortgage.annualRatePercent}% over
    ${mortgage.termMonths / 12} years, each ${formatDollars(100)} of monthly payment pays for
    ${wholeDollars(perHundred)} of mortgage. The gap between the second line and the third is
    therefore worth ${wholeDollars(perGap)} of loan.</p>`,

    `<h2>How to lower the number</h2>`,
    `<h3>Get your payment on the report</h3>`,
    `<p>If your credit report shows zero or no payment, ask the servicer for a letter with your
    plan, your payment and the date it's good through. If that date is near, recertify before you
    apply.</p>`,
    `<h3>Pay off the right debt</h3>`,
    `<p>DTI ignores interest rates. A car loan with eight payments left may count for more than all
    your student loans, and some rules leave out installment debts with only a few payments to go.
    Rank your debts by how much monthly payment goes away for each ${formatDollars(1_000)} you pay
    off. Student loans are rarely at the top of that list.</p>`,
    `<h3>Think before you refinance</h3>`,
    `<p>Refinancing into a private loan with a longer term lowers the payment, but you give up
    federal protections for good: income-driven plans, forgiveness, pauses. That's a high price for
    a better ratio.</p>`,
    `<h3>Change the house, not the debts</h3>`,
    `<p>Massachusetts has a local answer: the two- or three-family house. If you live in one unit,
    part of the rent from the others may count as income. The mortgage is bigger and being a
    landlord is work, but for many buyers a triple-decker has been the way in.</p>`,

    `<h2>What doesn't help</h2>`,
    `<p>Putting loans into forbearance just before you apply backfires, for the reasons above.
    Applying between graduation and the first bill doesn't help either: the debt shows up, and the
    lender will count something for it. And leaving a loan off the application is a false statement
    to a lender, which is a federal crime. The lender will see it on the report anyway.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Log in to studentaid.gov and to each servicer. Write down the balance, the plan, the payment
      and the date of your next recertification.`,
      `Work out your DTI twice, once with the plan's payment and once with full repayment. The
      affordability section of our <a href="/calculator">calculator</a> has a field for your total
      debts.`,
      `Ask lenders one question: Under which program would you count the lowest payment for my
      loans, and how much is it? Ask before anyone pulls your credit; our
      post on <a href="/blog/soft-and-hard-inquiries">soft and hard inquiries</a> says why.`,
      `If it's close, look at the term too. <a href="/blog/15-or-30-years-on-one-budget">Thirty
      years</a> means a lower payment than fifteen.`,
    ),
    `<p>Once you have both numbers, you'll get more out of a <a href="/quote">pre-qualification
    inquiry</a>, because you can say right away what would be counted and why.</p>`,
    sourcesList(
      'fannieMaeDebts',
      'fannieMaeRatios',
      'freddieMacDebts',
      'hud',
      'vaStudentLoans',
      'repaymentRule',
      'repaymentPlans',
      'repaymentCourts',
    ),
  ),
};

function ratio(counted: string, studentPayment: number): string[] {
  const debts = housing + carPayment + studentPayment;
  return [counted, formatCents(debts), `${((debts / monthlyIncome) * 100).toFixed(1)}%`];
}

/** A share of the example's balance in dollars a month, with cents where there are any. */
function share(percentOfBalance: number): string {
  const dollars = roundToCents((studentLoan.principal * percentOfBalance) / 100);
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}

function counted(percentOfBalance: number): string[] {
  return [`${percentOfBalance}%`, share(percentOfBalance)];
}
