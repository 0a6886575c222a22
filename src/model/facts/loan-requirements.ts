import { formatDollars } from '#src/lib/format/format.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';
import { usualScores } from '#src/model/loans/number-kinds.ts';
import type { ProgramKind } from './home-loan.ts';
import { fhaFloor, loanFacts } from './loan-facts.ts';

const { fha, va, usda, conventional } = loanFacts;
const { year, baseline, ceiling, fhaSpecialCeiling } = loanFacts.conformingLimits;

/** The lowest and the highest score that a buyer may have; `usualScores` where they are not known. */
type Scores = Readonly<Record<keyof typeof usualScores, number>>;

/** The down payments that a program takes, the lowest first. */
const steps: Record<ProgramKind, readonly (Scores & { percent: number })[]> = {
  conventional: [{ ...usualScores, percent: conventional.downPaymentPercent }],
  fha: [
    { min: fha.fromScore, max: usualScores.max, percent: fha.downPaymentPercent },
    { min: fha.lowerScoreFrom, max: fha.fromScore - 1, percent: fha.lowerScoreDownPaymentPercent },
  ],
  va: [{ ...usualScores, percent: va.downPaymentPercent }],
  usda: [{ ...usualScores, percent: usda.downPaymentPercent }],
};

/** ZIP codes of Alaska, Hawaii, Guam and the US Virgin Islands, and of some islands near them. */
const specialZipCode = /^\s*(?:99[5-9]|96[7-9]|008)/;
const fhaRange = `from ${formatDollars(fhaFloor)} to ${formatDollars(ceiling)}, and to ${formatDollars(fhaSpecialCeiling)} in Alaska, Hawaii, Guam and the US Virgin Islands`;

export interface RequestedLoan {
  program: ProgramKind;
  scores: Scores;
  /** Dollars, as the down payment. */
  homePrice: number;
  downPayment: number;
  /** As typed, where it is known. */
  zipCode?: string;
}

export type LoanRequirements = ReturnType<typeof findRequirements>;

/**
 * Returns whether a program makes such a loan to anybody (without it, no estimate may stand), the least whole dollars
 * down with which it would, and in sentences what is missing and what the loan depends on. A dollar's rounding misses
 * nothing. Limits are for the base loan, without a financed premium; VA loans have none with full entitlement.
 *
 * @see HUD Handbook 4000.1, II.A.2; 12 U.S.C. 1709(b)(2)
 */
export function findRequirements(requested: RequestedLoan) {
  const { program, scores, homePrice, downPayment, zipCode = '' } = requested;
  const loan = Math.floor(homePrice - downPayment);
  if (loan <= 0) return { isPossible: true, neededDownPayment: undefined, notes: [] };
  const shareOf = (percent: number) => roundToCents((homePrice * percent) / 100);
  const isBelow = (percent: number) => roundToCents(downPayment) < Math.floor(shareOf(percent));
  const isFha = program === 'fha';
  const highestFha = specialZipCode.test(zipCode) ? fhaSpecialCeiling : ceiling;
  const limit = isFha ? highestFha : Number.POSITIVE_INFINITY;
  const taken = steps[program].filter(({ min, max }) => scores.max >= min && scores.min <= max);
  const isPossible = taken.some(({ percent }) => !isBelow(percent)) && loan <= limit;
  const [least] = isPossible ? [] : taken;
  const missing = taken.filter(({ percent }) => isBelow(percent));
  const notes = [
    ...missing.map(({ min, max, percent }) => {
      const range = max < usualScores.max ? `${min} to ${max}` : min;
      const fhaAsks = `${taken.length > 1 ? `From a score of ${range}` : 'At this score'} FHA asks for`;
      const who = isFha ? fhaAsks : 'Conventional loans ask for at least';
      return `${who} ${percent}% down: ${formatDollars(Math.ceil(shareOf(percent)))}.`;
    }),
    isFha &&
      scores.min < fha.lowerScoreFrom &&
      `Below a score of ${fha.lowerScoreFrom}, there’s no FHA loan.`,
    isFha &&
      loan > fhaFloor &&
      `The loan ${loan > limit ? 'is above FHA’s limits' : 'is within FHA’s limit in some counties only'}: in ${year}, they go ${fhaRange}.`,
    program === 'conventional' &&
      isBelow(conventional.anyBuyerDownPaymentPercent) &&
      `With less than ${conventional.anyBuyerDownPaymentPercent}% down, conventional loans are for first-time buyers, or for incomes up to ${conventional.incomeLimitPercent}% of the area’s median.`,
    program === 'conventional' &&
      loan > baseline &&
      `The loan is above ${formatDollars(baseline)}, the ${year} limit in most areas, so lenders may price it as a jumbo loan.`,
  ].filter((note) => note !== false);
  const neededDownPayment = least && Math.ceil(Math.max(shareOf(least.percent), homePrice - limit));
  return { isPossible, neededDownPayment, notes };
}
