import type { HomeLoanFigures } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { numberText } from '#src/features/calculators/inputs/read-number.ts';
import type { Affordability } from '#src/model/loans/affordability.ts';
import { type EarlyPayoff, earlyPayoff } from '#src/model/loans/early-payoff.ts';
import {
  formatAbout,
  formatMonths,
  formatWhole,
  formatYears,
  shownDifference,
} from '#src/model/loans/format-figures.ts';
import { loanCost, roundToCents } from '#src/model/loans/loan-cost.ts';
import { type LoanOffer, offerCost } from '#src/model/loans/loan-offers.ts';
import type { LoanAmount } from '#src/model/loans/purchase-loan.ts';
import type { Refinance } from '#src/model/loans/refinance.ts';
import type { RentOrBuy } from '#src/model/loans/rent-or-buy.ts';

/** Why there is nothing to borrow, in words. */
const noLoanTexts: Record<NonNullable<LoanAmount['reason']>, string> = {
  noPrice: 'Enter what the home costs to see a payment.',
  downPaymentCoversPrice: 'Your down payment covers the whole price, so you don’t need a loan.',
  downPaymentAbovePrice: 'Your down payment is more than the price, so you don’t need a loan.',
};

/**
 * Returns what a home costs a month with what its kind of loan adds, or why there is no loan; '' if it adds nothing.
 *
 * @example judgePayment(…) // '$2,992 a month with taxes and insurance, $190 of it for mortgage insurance.'
 */
export function judgePayment(figures: HomeLoanFigures): string {
  const { borrowed, breakdown } = figures;
  if (borrowed.reason) return noLoanTexts[borrowed.reason];
  const added = describeProgram(figures);
  const costs = nameCosts(breakdown.hoa);
  return added && `${formatWhole(breakdown.total)} a month with ${costs}${added}.`;
}

/** Returns what a payment counts beside the loan, as it is named within a sentence. */
export const nameCosts = (hoa: number) =>
  hoa > 0 ? 'taxes, insurance and HOA dues' : 'taxes and insurance';

function describeProgram(figures: HomeLoanFigures): string {
  const { program, breakdown, insurance, insuranceEnd, uncountedPremium, loan } = figures;
  const fee = formatWhole(figures.financedFee);
  const premium = formatWhole(breakdown.mortgageInsurance);
  switch (program.kind) {
    case 'conventional':
      if (uncountedPremium > 0) {
        return `, before mortgage insurance of about ${formatWhole(uncountedPremium)} a month`;
      }
      return insuranceEnd ? `, ${premium} of it for mortgage insurance` : '';
    case 'fha': {
      const lasts = insurance && insurance.payments < loan.termMonths;
      const time = lasts ? `for ${formatMonths(insurance.payments)}` : 'as long as the loan lasts';
      return `, ${premium} of it for FHA mortgage insurance, ${time}; the loan includes an upfront premium of ${fee}`;
    }
    case 'va':
      return figures.financedFee > 0
        ? `, and no mortgage insurance; the loan includes a funding fee of ${fee}`
        : ', with no mortgage insurance and no funding fee';
    case 'usda':
      return `, ${premium} of it for the annual fee; the loan includes a guarantee fee of ${fee}`;
  }
}

/** Dollars a month that the early payoff shows the effect of until the visitor enters an amount. */
const exampleExtra = 200;

/** Whether anything is paid early before the loan ends. */
export function paysEarly({ prepayments, loan }: HomeLoanFigures): boolean {
  const { extraMonthlyPayment, biweekly } = prepayments;
  return extraMonthlyPayment > 0 || biweekly || sumSeldomPayments(prepayments, loan.termMonths) > 0;
}

/** Returns what paying early saves in one sentence; until anything is paid early, an example. */
export function judgeEarlyPayoff(figures: HomeLoanFigures): string {
  const { loan, payoff, prepayments } = figures;
  if (payoff.months === 0) return 'There’s no loan, so there’s nothing to pay off early.';
  if (!paysEarly(figures)) {
    const example = earlyPayoff(loan, { extraMonthlyPayment: exampleExtra });
    return `Enter an extra monthly payment above, or another one here. For example, ${formatWhole(exampleExtra)} more a month saves ${describeSavings(example)}.`;
  }
  const what = namePrepayments(prepayments, loan.termMonths);
  if (payoff.monthsSaved > 0) return `${what} saves ${describeSavings(payoff)}.`;
  return `${what} goes to principal, but it doesn’t save a full month.`;
}

function namePrepayments(prepayments: HomeLoanFigures['prepayments'], termMonths: number): string {
  const { extraMonthlyPayment, extraYearlyPayment, biweekly } = prepayments;
  const once = sumSeldomPayments(prepayments, termMonths) - extraYearlyPayment;
  const ways = [
    extraMonthlyPayment > 0 && `${formatWhole(extraMonthlyPayment)} more a month`,
    extraYearlyPayment > 0 && `${formatWhole(extraYearlyPayment)} more a year`,
    once > 0 && `${formatWhole(once)} paid once`,
    biweekly && 'Half a payment every two weeks',
  ].filter((way) => way !== false);
  return ways.length === 1 ? `${ways[0]}` : 'Paying early in this way';
}

/** Returns the dollars of a yearly extra and of the one-time payments within the term. */
function sumSeldomPayments(
  { extraYearlyPayment, oneTimePayments }: HomeLoanFigures['prepayments'],
  termMonths: number,
): number {
  return oneTimePayments
    .filter(({ month }) => month <= termMonths)
    .reduce((sum, { amount }) => sum + amount, extraYearlyPayment);
}

/** @example describeSavings(…) // '6 years 11 months and $103,449 of interest' */
function describeSavings({ monthsSaved, interestSaved }: EarlyPayoff): string {
  return `${formatMonths(monthsSaved)} and ${formatWhole(interestSaved)} of interest`;
}

/** Why no home price follows from a household's numbers, in words. */
const notAffordableTexts: { [Reason in NonNullable<Affordability['reason']>]?: string } = {
  noIncome: 'Enter what you earn in a year to see a home price.',
  debtsTooHigh:
    'Your debts use up the full 36% of your income, so nothing is left for a home loan.',
  nothingBorrowed: 'With 100% down there’s no loan, so your income doesn’t limit the price.',
};

/**
 * Returns which home an income bears, with everything that the home costs first.
 *
 * @param alone by the 36% rule, which counts no costs
 * @param whole the price with taxes and insurance, the cash that it takes, and why there is no price
 */
export function judgeAffordability(
  alone: Affordability,
  { dollars, cash, says }: { dollars: number | undefined; cash: number; says: string },
): string {
  const none = alone.reason && notAffordableTexts[alone.reason];
  if (none) return none;
  return dollars === undefined
    ? `${says} Without taxes and insurance, the 36% rule gives about ${formatAbout(alone.homePrice)}.`
    : `About ${formatAbout(dollars)} with taxes and insurance, and about ${formatAbout(cash)} in cash.`;
}

/**
 * Returns the second of two offers by what sets it apart from the first, as it is named within a sentence.
 *
 * @example nameOffer(…) // '15 years at 5.5%'
 */
export function nameOffer(first: LoanOffer, second: LoanOffer): string {
  const { loan, points } = second;
  const rate = loan.annualRatePercent;
  const isAmount = loan.principal !== first.loan.principal;
  const isTerm = loan.termMonths !== first.loan.termMonths;
  const parts = [
    isAmount && formatWhole(loan.principal),
    isTerm && `${isAmount ? 'over ' : ''}${formatYears(loan.termMonths / 12)}`,
    rate !== first.loan.annualRatePercent &&
      `${isAmount || isTerm ? 'at ' : ''}${numberText(rate)}%`,
    points !== first.points && `with ${numberText(points)} ${points === 1 ? 'point' : 'points'}`,
  ];
  return parts.filter(Boolean).join(' ') || 'loan 2';
}

/** Returns a text as a sentence or a label begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns what sets two offers apart, in a sentence: of the loans, and where there are points or fees, over the years
 * that the loan is kept.
 *
 * @example judgeComparison(
 *   { loan: { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 }, points: 0, fees: 0 },
 *   { loan: { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 }, points: 0, fees: 0 }, 7,
 * ) // '5.75% costs $145 less a month and $52,375 less interest.'
 */
export function judgeComparison(first: LoanOffer, second: LoanOffer, years: number): string {
  const [one, other] = [loanCost(first.loan), loanCost(second.loan)];
  const monthly = compareAmounts(one.monthlyPayment, other.monthlyPayment);
  const interest = compareAmounts(one.totalInterest, other.totalInterest);
  const name = nameOffer(first, second);
  const isSame = monthly === interest && monthly === theSame;
  const ofLoans = isSame
    ? 'Both loans cost the same.'
    : `${capitalize(name)} costs ${monthly} a month and ${interest} interest.`;
  const [kept, otherKept] = [first, second].map((offer) => offerCost(offer, years * 12));
  if (!kept || !otherKept || kept.closingCharges + otherKept.closingCharges === 0) return ofLoans;
  const cost = compareAmounts(kept.cost, otherKept.cost);
  return `${ofLoans} Over ${formatYears(years)}, ${isSame ? name : 'it'} costs ${cost} in interest, points and fees.`;
}

const theSame = 'the same';

/** @example compareAmounts(1896.2, 1750.72) // '$145 less', as the second costs less */
export function compareAmounts(first: number, second: number): string {
  const dollars = Math.round(shownDifference(first, second));
  if (dollars === 0) return theSame;
  return `${formatWhole(Math.abs(dollars))} ${dollars > 0 ? 'less' : 'more'}`;
}

/** Returns after what time the lower payments have earned the costs back. */
export function describeBreakEven(result: Refinance): string {
  const { paybackMonths } = result;
  if (isSameLoan(result)) return 'No change';
  if (paybackMonths === undefined || shownSaving(result) <= 0) return 'Never';
  return paybackMonths === 0 ? 'Right away' : formatMonths(paybackMonths);
}

/** @example describeSaving(-120) // '$120 more' */
export function describeSaving(saved: number): string {
  const dollars = Math.round(roundToCents(saved));
  if (dollars === 0) return 'The same';
  return `${formatWhole(Math.abs(dollars))} ${dollars > 0 ? 'saved' : 'more'}`;
}

/** A way to refinance: its name, the years of its loan, and what it does. The last one keeps today's date. */
interface RefinanceOption {
  name: string;
  years: number;
  result: Refinance;
}

export type RefinanceOptions = [RefinanceOption] | [RefinanceOption, RefinanceOption];

/** Returns what refinancing saves or costs in the end, or that it is left before it pays. */
export function judgeRefinance(options: RefinanceOptions, yearsKept: number): string {
  const [first, keep] = options;
  if (first.result.principal === 0) {
    return 'Enter what you still owe to see what a new loan would save.';
  }
  if (options.every(({ result }) => isSameLoan(result))) {
    return 'The new loan is the same as the one you have, so nothing changes.';
  }
  const best = Math.max(...options.map(({ result }) => Math.round(result.savedWhileKept)));
  if (best < 0) {
    return `In the ${formatYears(yearsKept)} you stay, refinancing costs ${formatWhole(-best)} more than it saves.`;
  }
  if (!keep) {
    const { paybackMonths } = first.result;
    const payback =
      paybackMonths && shownSaving(first.result) > 0
        ? `, and it pays for itself in ${formatMonths(paybackMonths)}`
        : '';
    return `You’d ${sayInAll(first.result)} in all${payback}.`;
  }
  const other = first.name === 'Start again' ? 'start again' : 'pay it off sooner';
  return `Keep your date and you ${sayInAll(keep.result)} in all; ${other}, over ${formatYears(first.years)}, and you ${sayInAll(first.result)}.`;
}

function sayInAll({ savedInAll }: Refinance): string {
  const dollars = Math.round(roundToCents(savedInAll));
  if (dollars === 0) return 'pay the same';
  const amount = formatWhole(Math.abs(dollars));
  return dollars > 0 ? `save ${amount}` : `pay ${amount} more`;
}

/** Returns the dollars a month between the two payments that are shown. */
function shownSaving({ currentPayment, newPayment }: Refinance): number {
  return shownDifference(currentPayment, newPayment);
}

/** Whether no figure that is shown differs between the two loans. */
function isSameLoan(result: Refinance): boolean {
  const { savedWhileKept, savedInAll, addedMonths } = result;
  const saved = [shownSaving(result), savedWhileKept, savedInAll];
  return addedMonths === 0 && saved.every((dollars) => roundToCents(dollars) === 0);
}

/** Returns from when on buying is ahead. */
export function describeAdvantage({ firstYearAhead, years }: RentOrBuy): string {
  return firstYearAhead === undefined
    ? `Not in ${years.length} years`
    : `From year ${firstYearAhead}`;
}

/** Returns the dollars that buying is ahead by after some years; negative where renting is. */
function findLead({ years }: RentOrBuy, yearsKept: number): number {
  const year = years[yearsKept - 1];
  return year ? shownDifference(year.buyerWealth, year.renterWealth) : 0;
}

/**
 * Returns who has more after the years that the home is kept, by about how much, and from when on buying wins. The
 * label and the figure are a sentence.
 *
 * @param slower with a growth of the value that is a point lower
 * @param faster with one that is a point higher
 */
export function judgeRentOrBuy(
  expected: RentOrBuy,
  [slower, faster]: readonly [slower: RentOrBuy, faster: RentOrBuy],
  yearsKept: number,
) {
  const { years, firstYearAhead } = expected;
  const lead = findLead(expected, yearsKept);
  const figure = formatAbout(Math.abs(lead));
  const after = `That’s after ${formatYears(yearsKept)}.`;
  if (figure === formatAbout(0)) {
    return { label: 'Renting and buying are', figure: 'about even', note: after };
  }
  const [ahead, other, pace] =
    lead > 0 ? ['buying', 'renting', 'slower'] : ['renting', 'buying', 'faster'];
  const label = `${ahead} ahead by about`;
  if (findLead(slower, yearsKept) < 0 && findLead(faster, yearsKept) > 0) {
    const turned = formatAbout(Math.abs(findLead(lead > 0 ? slower : faster, yearsKept)));
    const note = `${after} If home values grow a point ${pace}, ${other} is ahead by about ${turned}.`;
    return { label: `Close call: ${label}`, figure, note };
  }
  const shorter = lead < 0 && (firstYearAhead ?? yearsKept) < yearsKept;
  const wins = firstYearAhead
    ? `Buying wins ${shorter ? 'only for a shorter stay, ' : ''}from year ${firstYearAhead}.`
    : `Buying doesn’t win in ${years.length} years.`;
  return { label: capitalize(label), figure, note: `${after} ${wins}` };
}
