import { expect, it } from 'vitest';
import { calculatorFacts } from '#src/domain/facts/calculator-facts.ts';
import type { NumberKind } from '#src/domain/loans/number-kinds.ts';
import { askAboutNumber } from '#src/domain/loans/usual-ranges.ts';
import { basicDefaults, type InputKind, isTyped, loanKinds } from './inputs.ts';
import { readInput } from './read-number.ts';
import {
  comparisonDefaults,
  homeLoanDefaults,
  homeLoanKinds,
  householdDefaults,
  householdKinds,
  keptDefaults,
  keptKinds,
  offerKinds,
  oneTimeDefault,
  refinanceDefaults,
  refinanceKinds,
  rentOrBuyDefaults,
  rentOrBuyKinds,
} from './tool-inputs.ts';

const calculators: [kinds: Record<string, InputKind>, defaults: object][] = [
  [loanKinds, basicDefaults],
  [homeLoanKinds, homeLoanDefaults],
  [offerKinds, comparisonDefaults.first],
  [offerKinds, comparisonDefaults.second],
  [householdKinds, householdDefaults],
  [keptKinds, keptDefaults],
  [refinanceKinds, refinanceDefaults],
  [rentOrBuyKinds, rentOrBuyDefaults],
];
const starts = calculators.flatMap(([kinds, defaults]) =>
  Object.entries(defaults).map(([name, value]) => ({ name, value, kind: kinds[name] })),
);

it.each(starts)('starts with a usual $name, or between the ends of its slider: $value', (start) => {
  const { kind, value } = start;
  if (kind && isTyped(kind)) {
    expect(askAboutNumber(kind, readInput(kind, value).value)).toBeUndefined();
  } else if (typeof kind === 'object' && 'min' in kind) {
    expect(value).toBeGreaterThanOrEqual(kind.min);
    expect(value).toBeLessThanOrEqual(kind.max);
  }
});

const { rows } = calculatorFacts.privateMortgageInsurance;

it.each<[NumberKind, readonly string[]]>([
  ['downPayment', [homeLoanDefaults.downPayment.text]],
  ['oneTimePayment', [oneTimeDefault.amount]],
  ['insurancePercent', rows.flatMap(({ annualPercents }) => annualPercents.map(String))],
  // In the hints of the forms.
  ['homePrice', ['450,000']],
  ['downPayment', ['80,000']],
  ['downPaymentPercent', ['20']],
  ['income', ['85,000']],
])('asks about no %s that the pages show', (kind, texts) => {
  for (const text of texts) {
    expect(askAboutNumber(kind, readInput(kind, text).value), text).toBeUndefined();
  }
});
