import { expect, it } from 'vitest';
import { calculatorFacts } from '#src/model/facts/calculator-facts.ts';
import type { NumberKind } from '#src/model/loans/number-kinds.ts';
import { askAboutNumber } from '#src/model/loans/usual-ranges.ts';
import { type InputTable, isTyped, loanTable } from './inputs.ts';
import { readInput } from './read-number.ts';
import {
  homeLoanDefaults,
  homeLoanTable,
  householdTable,
  keptTable,
  offerTable,
  oneTimeDefault,
  refinanceTable,
  rentOrBuyTable,
} from './tool-inputs.ts';

const tables: InputTable[] = [loanTable, homeLoanTable, offerTable, householdTable, keptTable];
const starts = [...tables, refinanceTable, rentOrBuyTable].flatMap((table) =>
  Object.entries(table).map(([name, { kind, start }]) => ({ name, kind, value: start })),
);

it.each(starts)('starts with a usual $name, or between the ends of its slider: $value', (start) => {
  const { kind, value } = start;
  if (isTyped(kind)) {
    if (value) expect(askAboutNumber(kind, readInput(kind, String(value)).value)).toBeUndefined();
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
