import type { Loan } from '#src/domain/loans/loan.ts';
import { principalForPayment } from '#src/domain/loans/principal-for-payment.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { calendarText } from '#src/lib/calendar-text.ts';
import { formatDollars } from '#src/lib/format.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
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
  title: 'Debt-to-Income with Student Loans',
  slug: 'debt-to-income-with-student-loans',
  state: 'Massachusetts',
  category: 'Approval',
  description:
    'Student loans count by the monthly payment a lender must use, not by the balance. How programs set that payment, even in deferment, and what lowers it.',
  keywords: ['dti', 'student loans', 'income-driven repayment', 'deferment', 'rap'],
  published: '2026-09-22',
  content: blocks(
    `<p>Your student loans count by their monthly payment, so a large balance with a small payment
    need not keep you from buying. The catch is which payment. If your credit report shows zero,
    because the loans are deferred or your plan asks for nothing, most programs make the lender
    count something anyway. The tables below say how much.</p>`,

    `<h2>The ratio in one minute</h2>`,
    `<p>Debt-to-income, or DTI, is what you must pay each month divided by what you earn before
    taxes. What you must pay means the future housing payment, with property tax, insurance and any
    HOA fee, and the minimum payments on everything in your credit report. Groceries, utilities,
    phone and child care stay out of it.</p>`,
    table(
      ['Conventional loan', 'Highest DTI'],
      [
        ['Underwritten by hand', `${debtToIncome.manualPercent}%`],
        ['By hand, with a strong score and reserves', `${debtToIncome.manualWithReservesPercent}%`],
        ['Approved by the automated system', `up to ${debtToIncome.automatedPercent}%`],
      ],
    ),
    `<p>These are ceilings. The automated system weighs the whole file and may say no far below
    them. FHA, VA and USDA loans have limits and tests of their own.</p>`,

    `<h2>Which payment a lender must count</h2>`,
    `<p>A payment above zero counts as it stands, in nearly all cases and under an income-driven
    plan as well. The programs part where the report shows none. Then a share of the balance counts
    each month:</p>`,
    table(
      ['Program', 'Share', `Of ${formatDollars(studentLoan.principal)}`],
      [
        ['Fannie Mae, plan asks for nothing', 'None', share(0)],
        ['Fannie Mae, loan deferred', ...counted(studentLoans.fannieMaeDeferredPercent)],
        ['Freddie Mac', ...counted(studentLoans.freddieMacPercent)],
        ['FHA', ...counted(studentLoans.fhaPercent)],
        ['VA', `${studentLoans.vaPercent}% a year`, share(studentLoans.vaPercent / 12)],
      ],
    ),
    `<p>Fannie Mae wants papers that show the plan; for a deferred loan it also takes the payment
    that repays it over its term. The VA accepts what the servicer's statement shows, and leaves out
    a loan that stays deferred for ${studentLoans.vaDeferredMonths} months after closing.</p>`,
    `<p>So two lenders can disagree about the same applicant by the price of a bedroom. And a loan
    that you co-signed is your debt too, unless you can show that the other person has made the
    payments alone for a year.</p>`,

    `<h2>The repayment plans of ${repaymentPlans.start.slice(0, 4)}</h2>`,
    `<p>Look your plan up before you trust an old number. A federal court ended SAVE in
    ${calendarText(repaymentPlans.saveEnded)}. Servicers have been writing to its borrowers since
    ${calendarText(repaymentPlans.start)}; each gets ${repaymentPlans.noticeDays} days from the
    notice to choose another plan, or is moved to one. Deadlines differ, so go by your own
    letter.</p>`,
    list(
      `<strong>RAP,</strong> the Repayment Assistance Plan, opened on
      ${calendarText(repaymentPlans.start)}. It asks ${repaymentPlans.lowestPercent}% to
      ${repaymentPlans.highestPercent}% of a year's adjusted gross income, in monthly parts, less
      ${formatDollars(repaymentPlans.perDependent)} a month for each dependent, and never under
      ${formatDollars(repaymentPlans.least)}. If you borrow anew, no other income-driven plan is
      left.`,
      `<strong>IBR</strong> stays open for older loans, and its payment can still be zero.`,
      `<strong>PAYE and ICR</strong> end by ${calendarText(repaymentPlans.olderEnd)}.`,
    ),
    `<p>For a mortgage, RAP's smallest payment has a curious side: it is above zero. Under the FHA's
    rule a documented ${formatDollars(repaymentPlans.least)} counts as
    ${formatDollars(repaymentPlans.least)}, while a zero would count as
    ${share(studentLoans.fhaPercent)} on the balance above.</p>`,

    `<h2>One household, three answers</h2>`,
    `<p>Take a buyer in Worcester with ${formatDollars(annualIncome)} a year, a car payment of
    ${formatDollars(carPayment)}, a planned housing payment of ${formatDollars(housing)} with
    everything in it, and ${formatDollars(studentLoan.principal)} of student loans. Repaid in full
    as ${loanTerms(studentLoan)}, an example, they ask for ${formatCents(standardPayment)} a month.
    The income-driven plan asks for ${formatDollars(incomeDrivenPayment)}.</p>`,
    table(
      ['What is counted for the student loans', 'All debts a month', 'DTI'],
      [
        ratio('Nothing', 0),
        ratio(`The plan's ${formatDollars(incomeDrivenPayment)}`, incomeDrivenPayment),
        ratio(`Full repayment, ${formatCents(standardPayment)}`, standardPayment),
      ],
    ),
    `<p>Nobody's life differs between the three lines, and yet the last one may need a stronger file
    or another program. What is that worth in house? At ${mortgage.annualRatePercent}% over
    ${mortgage.termMonths / 12} years, each ${formatDollars(100)} of monthly payment repays a
    mortgage of ${wholeDollars(perHundred)}. The gap between the second line and the third therefore
    stands for ${wholeDollars(perGap)} of loan.</p>`,

    `<h2>What lowers the number</h2>`,
    `<h3>Get the payment onto the report</h3>`,
    `<p>If the report shows a zero or nothing, ask the servicer for a letter with your plan, your
    payment and its date. Recertify before you apply when that date is near.</p>`,
    `<h3>Pay off the right debt</h3>`,
    `<p>DTI does not care about interest rates. A car loan with eight payments left may take more
    room than the whole student debt, and installment debts with few payments to go can be left out
    under some rules. List your debts by the payment that would vanish for each
    ${formatDollars(1_000)} you spend. The top of that list is rarely the student loans.</p>`,
    `<h3>Think before you refinance</h3>`,
    `<p>A private refinance over a longer term lowers the payment, and gives up federal protections
    for good: income-driven plans, forgiveness, pauses. That is a large price for a ratio.</p>`,
    `<h3>Change the house, and not the debts</h3>`,
    `<p>Massachusetts has a local answer, the two- or three-family house. If you live in one unit,
    part of the rent from the others may count as income. The mortgage is bigger and being a
    landlord is work, but for many a triple-decker has been the way in.</p>`,

    `<h2>What does not help</h2>`,
    `<p>Putting loans into forbearance just before you apply achieves the opposite, for the reasons
    above. So does a gap between graduation and the first bill: the debt shows up, and something
    will be counted. And leaving a loan off the application is a false statement to a lender, which
    is a federal crime. The lender will see it on the report anyway.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Log in to studentaid.gov and to each servicer. Write down balance, plan, payment, and the
      date of the next recertification.`,
      `Work out your DTI twice, with the plan's payment and with full repayment. The
      <a href="/calculator">calculator</a> takes the sum of your debts in its affordability part.`,
      `Ask lenders one question: under which program would you count the lowest payment for my
      loans, and how much is it? Ask before anyone pulls your credit; see <a
      href="/blog/soft-and-hard-inquiries">Soft and Hard Inquiries</a>.`,
      `If the answer is close, look at the term too.
      <a href="/blog/15-or-30-years-on-one-budget">Thirty years</a> take less room than fifteen.`,
    ),
    `<p>When you have both numbers, a <a href="/quote">pre-qualification inquiry</a> will go
    further, because you can say at once what would be counted and why.</p>`,
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
