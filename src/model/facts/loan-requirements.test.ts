import { expect, it, test } from 'vitest';
import type { ProgramKind } from './home-loan.ts';
import { loanFacts } from './loan-facts.ts';
import { findRequirements } from './loan-requirements.ts';

const { fha, conventional } = loanFacts;
const { baseline, ceiling, fhaSpecialCeiling } = loanFacts.conformingLimits;

type Scores = readonly [number, number];
const require = (
  program: ProgramKind,
  [min, max]: Scores,
  downPayment: number,
  homePrice = 410_000,
  zipCode = '',
) => findRequirements({ program, scores: { min, max }, homePrice, downPayment, zipCode });

const fhaSmall = `FHA asks for ${fha.downPaymentPercent}% down: $14,350.`;
const fhaLarge = `FHA asks for ${fha.lowerScoreDownPaymentPercent}% down: $41,000.`;
const noFha = `Below a score of ${fha.lowerScoreFrom}, there’s no FHA loan.`;
const fhaBoth = `From a score of ${fha.fromScore} ${fhaSmall} From a score of ${fha.lowerScoreFrom} to ${fha.fromScore - 1} ${fhaLarge} ${noFha}`;
const least = `Conventional loans ask for at least ${conventional.downPaymentPercent}% down: $12,300.`;
const forSome = `With less than ${conventional.anyBuyerDownPaymentPercent}% down, conventional loans are for first-time buyers, or for incomes up to ${conventional.incomeLimitPercent}% of the area’s median.`;
const lowest: Scores = [300, fha.fromScore - 1];
const lower: Scores = [fha.lowerScoreFrom, fha.fromScore - 1];
const anyScore: Scores = [300, 850];
const good: Scores = [740, 799];

/** Of a home for $410,000: whether the loan exists, the dollars that are missing, and what is said. */
test.each<[ProgramKind, scores: Scores, down: number, boolean, number | undefined, string]>([
  ['fha', lowest, 4_920, false, 41_000, `At this score ${fhaLarge} ${noFha}`],
  ['fha', lowest, 40_999, false, 41_000, `At this score ${fhaLarge} ${noFha}`],
  ['fha', lowest, 41_000, true, undefined, noFha],
  ['fha', lower, 14_350, false, 41_000, `At this score ${fhaLarge}`],
  ['fha', lower, 41_000, true, undefined, ''],
  ['fha', [300, 499], 200_000, false, undefined, noFha],
  ['fha', [580, 669], 14_349, false, 14_350, `At this score ${fhaSmall}`],
  ['fha', [580, 669], 14_350, true, undefined, ''],
  ['fha', [800, 850], 0, false, 14_350, `At this score ${fhaSmall}`],
  ['fha', anyScore, 8_200, false, 14_350, fhaBoth],
  [
    'fha',
    anyScore,
    14_350,
    true,
    undefined,
    fhaBoth.replace(`From a score of 580 ${fhaSmall} `, ''),
  ],
  ['conventional', good, 4_100, false, 12_300, `${least} ${forSome}`],
  ['conventional', lowest, 12_300, true, undefined, forSome],
  ['conventional', good, 20_499, true, undefined, forSome],
  ['conventional', good, 20_500, true, undefined, ''],
  ['va', lowest, 0, true, undefined, ''],
  ['usda', anyScore, 0, true, undefined, ''],
  ['fha', lowest, 410_000, true, undefined, ''],
])('%s with a score in %j and $%s down: %s, %s', (program, range, down, ...expected) => {
  const { isPossible, neededDownPayment, notes } = require(program, range, down);
  expect([isPossible, neededDownPayment, notes.join(' ')]).toEqual(expected);
});

it.each([333_325, 333_310, 419_999.99, 287_001])(
  'a share of $%s passes exactly, in cents and in whole dollars, and so does what is asked for',
  (price) => {
    const exact = (price * fha.downPaymentPercent) / 100;
    const needed = require('fha', good, 0, price).neededDownPayment ?? 0;
    for (const down of [exact, Math.round(exact * 100) / 100, Math.round(exact), needed]) {
      expect(require('fha', good, down, price).isPossible, String(down)).toBe(true);
    }
    expect(require('fha', good, Math.floor(exact) - 1, price).isPossible).toBe(false);
  },
);

const floor = 541_287;
const range =
  'from $541,287 to $1,249,125, and to $1,873,625 in Alaska, Hawaii, Guam and the US Virgin Islands.';

it.each([
  [floor, '10001', true, ''],
  [floor + 1, '10001', true, 'within FHA’s limit in some counties only'],
  [ceiling, '', true, 'within FHA’s limit in some counties only'],
  [ceiling + 1, '10001', false, 'above FHA’s limits'],
  [ceiling + 1, '', false, 'above FHA’s limits'],
  [fhaSpecialCeiling, '96815', true, 'within FHA’s limit in some counties only'],
  [fhaSpecialCeiling, '96913', true, 'within FHA’s limit in some counties only'],
  [fhaSpecialCeiling, '00802', true, 'within FHA’s limit in some counties only'],
  [fhaSpecialCeiling, ' 99501-1234', true, 'within FHA’s limit in some counties only'],
  [fhaSpecialCeiling + 1, '00802', false, 'above FHA’s limits'],
])('an FHA loan of $%s at ZIP code "%s": %s, %s', (loan, zipCode, isPossible, words) => {
  const price = 2_500_000;
  const found = require('fha', good, price - loan, price, zipCode);
  expect(found.isPossible).toBe(isPossible);
  expect(found.notes.join()).toMatch(words ? new RegExp(words) : /^$/);
  expect(found.notes.join().endsWith(range)).toBe(words !== '');
  const needed = found.neededDownPayment ?? price - loan;
  expect(require('fha', good, needed, price, zipCode).isPossible).toBe(true);
});

it('a conventional loan above the conforming limit is a jumbo loan, and VA and USDA have no limit', () => {
  const down = 400_000;
  const notes = (program: ProgramKind, loan: number) =>
    require(program, anyScore, down, down + loan).notes.join();
  expect(notes('conventional', baseline)).toBe('');
  expect(notes('conventional', baseline + 1)).toMatch(/above \$832,750.* jumbo loan/);
  for (const program of ['va', 'usda'] as const) expect(notes(program, 5_000_000)).toBe('');
});
