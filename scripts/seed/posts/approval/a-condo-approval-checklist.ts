import type { Loan } from '#src/domain/loans/loan.ts';
import { paymentBreakdown } from '#src/domain/loans/payment-breakdown.ts';
import { principalForPayment } from '#src/domain/loans/principal-for-payment.ts';
import { formatCents } from '#src/features/calculators/format.ts';
import { calendarText } from '#src/lib/calendar-text.ts';
import { formatDollars } from '#src/lib/format.ts';
import { blocks, list, steps, table } from '../html.ts';
import { loanTerms, wholeDollars } from '../loan-figures.ts';
import { postFacts } from '../post-facts.ts';
import type { SeedPost } from '../seed-post.ts';
import { sourcesList } from '../sources.ts';

const loan: Loan = { principal: 260_000, annualRatePercent: 6.625, termMonths: 360 };
const costs = { annualPropertyTax: 3_900, annualHomeInsurance: 1_320 };
const fees = { before: 480, after: 790 };
const before = paymentBreakdown(loan, { ...costs, monthlyHoa: fees.before });
const after = paymentBreakdown(loan, { ...costs, monthlyHoa: fees.after });
const lostLoan = principalForPayment({ ...loan, monthlyPayment: fees.after - fees.before });

const { floridaCondos } = postFacts;

const units = 64;
const roof = 1_440_000;
const reserves = 480_000;
const assessment = (roof - reserves) / units;

export const post: SeedPost = {
  title: 'A Condo Approval Checklist',
  slug: 'a-condo-approval-checklist',
  state: 'Florida',
  category: 'Approval',
  description:
    'A lender approves the condo building as well as the buyer. What it checks in the HOA, the papers to ask for early, and the signs to walk away.',
  keywords: ['condo', 'hoa', 'special assessment', 'reserves', 'right to cancel'],
  published: '2026-06-24',
  content: blocks(
    `<p>When you buy a condo, the lender examines two applicants: you, and the association that runs
    the building. You can do everything right and be turned down because of a thin reserve fund, a
    lawsuit, or too little insurance on the roof above you. So ask for the association's papers
    before you pay for an inspection or an appraisal, and read them with the list below.</p>`,

    `<h2>What the lender checks in the building</h2>`,
    `<p>For a conventional loan the lender sends the association a questionnaire and compares the
    answers with the rules of Fannie Mae or Freddie Mac. FHA and VA have lists of approved projects,
    and the FHA can also approve a single unit in some buildings that are not listed.</p>`,
    table(
      ['Point', 'What is looked for', 'Where you find it'],
      [
        ['Reserves', 'A fixed part of the budget set aside for repairs', 'Budget, reserve study'],
        ['Unpaid dues', 'Few owners behind on their fees', 'Questionnaire, financial statements'],
        ['Owners and renters', 'How many units are lived in by their owners', 'Questionnaire'],
        ['One large owner', 'Nobody holds too many units', 'Questionnaire'],
        ['Insurance', 'Full cover for the structure, and flood where required', 'Master policy'],
        ['Repairs', 'No serious damage left undone', 'Engineering reports, minutes'],
        ['Lawsuits', 'None about the safety or structure', 'Attorney letter, minutes'],
        ['Business use', 'Not a hotel, few shops', 'Declaration, rental rules'],
      ],
    ),
    `<p>The limits behind these lines differ by program and change, so have the lender name the one
    that matters if there is doubt. A building that fails one program can pass another. Some banks
    lend on buildings that pass none and keep the loan themselves, generally with more money
    down.</p>`,

    `<h2>Florida's own rules</h2>`,
    `<p>Since the collapse in Surfside in 2021, Florida has two requirements for condo buildings of
    three or more habitable stories. A milestone inspection is due in the year in which the building
    turns ${floridaCondos.inspectionAge} years old, or ${floridaCondos.earlyInspectionAge} years where
    the local authority says so, and every ${floridaCondos.everyYears} years from then on. A structural
    integrity reserve study says what roof, structure, waterproofing and other main parts will cost
    and when; older associations had until ${calendarText(floridaCondos.reserveStudyDue)} for the
    first, and it is renewed every ${floridaCondos.everyYears} years. Votes to skip the reserves for
    those parts are no longer allowed, with narrow exceptions.</p>`,
    `<p>So ask for both by name. If a building should have them and has neither, expect the lender
    to stop there. If it has both, read the page with the amounts. Fees in many buildings have gone
    up on their account, and the money is going into the right place.</p>`,
    `<h3>Your days to cancel</h3>`,
    `<p>On a resale you may cancel in writing within ${floridaCondos.resaleDays} days of signing and
    of receiving the association's documents, whichever comes later. Saturdays, Sundays and legal
    holidays do not count. Before ${calendarText(floridaCondos.resaleSince)} it was
    ${floridaCondos.resaleDaysBefore} days, and older guides still say so.</p>`,
    `<p>On a unit bought from its
    developer you have ${floridaCondos.developerDays} days, weekends included. The contract must
    say this in type that stands out, you cannot sign the right away, and it ends at closing. Do not
    confirm that you have papers before you hold them. For how the rules apply to one building, ask
    a Florida attorney.</p>`,

    `<h2>What a fee does to your loan</h2>`,
    `<p>The HOA fee counts in full when the lender compares debts and income. Here is a unit with a
    loan of ${loanTerms(loan)}, fixed, property tax of ${formatDollars(costs.annualPropertyTax)} and
    an owner's policy of ${formatDollars(costs.annualHomeInsurance)} a year, all as an example. The
    fee rises from ${formatDollars(fees.before)} to ${formatDollars(fees.after)} after a reserve
    study.</p>`,
    table(
      ['Part of the monthly payment', 'Before', 'After'],
      [
        ['Principal and interest', ...both('principalAndInterest')],
        ['Property tax', ...both('propertyTax')],
        ["Owner's insurance", ...both('homeInsurance')],
        ['HOA fee', ...both('hoa')],
        ['Together', ...both('total')],
      ],
    ),
    `<p>The rise takes up the room of ${wholeDollars(lostLoan)} of loan on the same terms. A cheap
    unit with a high fee and a dearer one with a low fee can cost the same each month. They are not
    equal, because the fee never ends while the loan does.</p>`,
    `<h3>And what an assessment does</h3>`,
    `<p>Suppose ${units} equal units need a roof for ${formatDollars(roof)}, and the association has
    ${formatDollars(reserves)} set aside. Each owner gets a bill for
    ${formatDollars(assessment)}. Ask whether an assessment has been voted, and whether one
    has been discussed. Minutes of the last twelve months answer the second question better than
    people do. Who pays one that is voted between contract and closing is a matter for the contract,
    so settle it there.</p>`,

    `<h2>The checklist</h2>`,
    `<p>Ask the seller's agent for these as soon as you are serious, and send copies to your lender
    the same day.</p>`,
    list(
      'The budget of this year and the last financial statements',
      'The reserve study, and in Florida the milestone inspection report',
      'Minutes of board and owner meetings for twelve months',
      'The master insurance certificate, with the wind and flood deductibles',
      'A list of assessments, voted or proposed, and of loans the association has taken',
      'Lawsuits, with a line from the attorney about each',
      'The declaration, the bylaws and the rules on rentals and pets',
      'The questionnaire, if another lender has had it filled in lately',
    ),
    `<p>Then get a quote for your own policy, often called an HO-6. It covers what the master policy
    does not. High wind deductibles can be passed on to owners after a storm, so ask the agent about
    loss assessment cover.</p>`,

    `<h2>When to walk away</h2>`,
    `<p>A pending repair with the money already collected is a good sign. Be wary when the
    association will not give out its papers, when reserves are near zero and the paint is fresh, or
    when a lender gives the building as its reason to decline. That last one matters even if you can
    pay cash: a building without lenders is a building with few buyers.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Before you visit, ask the lender whether the building is known to it, and under which
      program. A <a href="/blog/pre-qualified-and-pre-approved">pre-approval</a> covers you and not
      the building.`,
      `Enter the price, the fee, and the owner's policy in the <a href="/calculator">calculator</a>;
      it has a field for the HOA.`,
      `Make the offer depend on the lender's approval of the project, in writing, with a date.`,
      `Compare two or three lenders. Their lists of buildings differ as well as their
      <a href="/blog/reading-a-rate-sheet">rates and points</a>.`,
    ),
    `<p>If you have no lender yet, say in your <a href="/quote">pre-qualification inquiry</a> what
    you plan to pay, and mention the condo when you are contacted.</p>`,
    sourcesList('floridaContracts', 'floridaInspections', 'floridaReserves', 'surfside'),
  ),
};

function both(
  part: 'principalAndInterest' | 'propertyTax' | 'homeInsurance' | 'hoa' | 'total',
): string[] {
  return [formatCents(before[part]), formatCents(after[part])];
}
