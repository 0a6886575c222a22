import { principalForPayment } from '../../../../src/domain/loans/affordability.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { paymentBreakdown } from '../../../../src/domain/loans/payment-breakdown.ts';
import { formatCents } from '../../../../src/features/calculators/format-figures.ts';
import { calendarText } from '../../../../src/lib/calendar.ts';
import { formatDollars } from '../../../../src/lib/format.ts';
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
  title: 'What should you check before you buy a condo?',
  slug: 'a-condo-approval-checklist',
  state: 'Florida',
  category: 'Approval',
  image: 'mortgage/condo-tower',
  description:
    'When you buy a condo, the lender has to approve the building too. What it checks about the HOA, which papers to ask for early, and when to walk away.',
  keywords: ['condo', 'hoa', 'special assessment', 'reserves', 'right to cancel'],
  published: '2026-06-24',
  content: blocks(
    `<p>When you buy a condo, the lender looks at two applicants: you and the association that runs
    the building. You can do everything right and still be turned down because of low reserves, a
    lawsuit, or too little insurance on the roof over your head. So ask for the association's
    documents before you pay for an inspection or an appraisal, and go through them with the list
    below.</p>`,

    `<h2>What the lender checks about the building</h2>`,
    `<p>For a conventional loan the lender sends the association a questionnaire and compares the
    answers with Fannie Mae's or Freddie Mac's rules. The FHA and the VA keep lists of approved
    projects, and the FHA can also approve a single unit in some buildings that aren't on its
    list.</p>`,
    table(
      ['Item', 'What the lender looks for', 'Where to find it'],
      [
        ['Reserves', 'A set share of the budget saved for repairs', 'Budget, reserve study'],
        ['Unpaid dues', 'Few owners behind on their fees', 'Questionnaire, financial statements'],
        ['Owners and renters', 'How many units are owner-occupied', 'Questionnaire'],
        ['Largest owner', 'Nobody owns too many units', 'Questionnaire'],
        ['Insurance', 'Full coverage of the structure, and flood where required', 'Master policy'],
        ['Repairs', 'No serious damage left unrepaired', 'Engineering reports, minutes'],
        ['Lawsuits', 'None about safety or structure', 'Attorney letter, minutes'],
        ['Business use', 'Not run like a hotel, few shops', 'Declaration, rental rules'],
      ],
    ),
    `<p>The exact limits differ by program and change over time, so if something looks close, ask
    the lender which limit applies. A building that fails one program can pass another. Some banks
    lend in buildings that pass none of them and keep the loans themselves, generally with more
    money down.</p>`,

    `<h2>Florida's own rules</h2>`,
    `<p>Since the Surfside collapse in 2021, Florida has had two requirements for condo buildings of
    three or more habitable stories. A milestone inspection is due in the year the building turns
    ${floridaCondos.inspectionAge} years old, or ${floridaCondos.earlyInspectionAge} years where the
    local authority says so, and every ${floridaCondos.everyYears} years after that. A structural
    integrity reserve study estimates what the roof, structure, waterproofing and other main parts
    will cost, and when. Older associations had until ${calendarText(floridaCondos.reserveStudyDue)}
    for the first one, and it must be redone every ${floridaCondos.everyYears} years. With narrow
    exceptions, owners can no longer vote to skip the reserves for those parts.</p>`,
    `<p>So ask for both by name. If a building should have them and has neither, expect the lender
    to stop there. If it has both, read the page with the dollar amounts. Fees in many buildings
    have gone up because of these rules, and the money is going to the right place.</p>`,
    `<h3>How long you have to cancel</h3>`,
    `<p>On a resale, you can cancel in writing within ${floridaCondos.resaleDays} days of signing or
    of receiving the association's documents, whichever comes later. Saturdays, Sundays and legal
    holidays don't count. Before ${calendarText(floridaCondos.resaleSince)} it was
    ${floridaCondos.resaleDaysBefore} days, and older guides still say so.</p>`,
    `<p>If you buy from the developer, you have ${floridaCondos.developerDays} days, weekends
    included. The contract must say so in conspicuous type, you can't waive the right, and it ends
    at closing. Don't sign for documents before you have them in hand. For how the rules apply to a
    particular building, ask a Florida attorney.</p>`,

    `<h2>What the HOA fee does to your budget</h2>`,
    `<p>The lender counts the full HOA fee when it compares your debts with your income. As an
    example, take a unit with a fixed loan of ${loanTerms(loan)}, property tax of
    ${formatDollars(costs.annualPropertyTax)} a year and an owner's policy for
    ${formatDollars(costs.annualHomeInsurance)} a year. After a reserve study, the monthly fee rises
    from ${formatDollars(fees.before)} to ${formatDollars(fees.after)}.</p>`,
    table(
      ['Part of the monthly payment', 'Before', 'After'],
      [
        ['Principal and interest', ...both('principalAndInterest')],
        ['Property tax', ...both('propertyTax')],
        ["Owner's insurance", ...both('homeInsurance')],
        ['HOA fee', ...both('hoa')],
        ['Total', ...both('total')],
      ],
    ),
    `<p>The increase takes as much of your monthly budget as another ${wholeDollars(lostLoan)} of
    loan on the same terms. A cheaper unit with a high fee and a more expensive one with a low fee
    can cost the same each month. They aren't the same deal, because the loan ends someday and the
    fee never does.</p>`,
    `<h3>What a special assessment can cost</h3>`,
    `<p>Suppose a building with ${units} equal units needs a ${formatDollars(roof)} roof, and the
    association has ${formatDollars(reserves)} set aside. Each owner gets a bill for
    ${formatDollars(assessment)}. Ask whether an assessment has been approved, and whether one has
    been discussed. The minutes of the last twelve months answer the second question better than
    people do. If one is approved between contract and closing, your contract determines who pays
    it, so settle that before you sign.</p>`,

    `<h2>The checklist</h2>`,
    `<p>Ask the seller's agent for these as soon as you're serious, and send copies to your lender
    the same day.</p>`,
    list(
      'The current budget and the latest financial statements',
      'The reserve study and, in Florida, the milestone inspection report',
      'Minutes of board and owner meetings for the last twelve months',
      'The master insurance certificate, with the wind and flood deductibles',
      'A list of assessments, approved or proposed, and of loans the association has taken out',
      'Any lawsuits, with a note from the attorney about each',
      'The declaration, the bylaws and the rules on rentals and pets',
      'The questionnaire, if the association filled one out for another lender recently',
    ),
    `<p>Then get a quote for your own policy, often called an HO-6. It covers what the master policy
    doesn't. High wind deductibles can be passed on to owners after a storm, so ask the agent about
    loss assessment coverage.</p>`,

    `<h2>When to walk away</h2>`,
    `<p>A pending repair with the money already collected is a good sign. Be wary if the association
    won't share its documents, if reserves are near zero and the paint is fresh, or if a lender
    turns you down because of the building. That last one matters even if you can pay cash: a
    building that lenders avoid has few buyers.</p>`,

    `<h2>What to do next</h2>`,
    steps(
      `Before you visit, ask the lender whether it already knows the building, and under which
      program. A <a href="/blog/pre-qualified-and-pre-approved">pre-approval</a> covers you, not the
      building.`,
      `Enter the price, the fee, and the owner's policy in the <a href="/calculator">calculator</a>;
      it has a field for the HOA.`,
      `Make your offer contingent, in writing, on the lender's approval of the building by a certain
      date.`,
      `Compare two or three lenders. They accept different buildings, just as they charge different
      <a href="/blog/reading-a-rate-sheet">rates and points</a>.`,
    ),
    `<p>If you don't have a lender yet, tell us in a <a href="/quote">pre-qualification inquiry</a>
    what you plan to pay, and mention the condo when someone contacts you.</p>`,
    sourcesList('floridaContracts', 'floridaInspections', 'floridaReserves', 'surfside'),
  ),
};

function both(
  part: 'principalAndInterest' | 'propertyTax' | 'homeInsurance' | 'hoa' | 'total',
): string[] {
  return [formatCents(before[part]), formatCents(after[part])];
}
